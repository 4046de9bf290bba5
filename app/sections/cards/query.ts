import { linkFragment, pictureFragment } from '../../content/fragments.ts'

/** Service cards that were chosen, in that order; otherwise all of them in their own. */
export const cardsFragment = /* groq */ `
  _type == "cards" => {
    kicker,
    actions[]{ ${linkFragment} },
    picture{ ${pictureFragment} },
    items[]{ _key, title, text, note, view, ground, picture{ ${pictureFragment} } },
    "cards": select(
      count(cards) > 0 => cards[]->,
      layout == "services" => *[_type == "serviceCard"] | order(order, _createdAt)
    )[defined(_id)]{
      _id, title, description, linkLabel, "route": select(defined(page) => page->path, route), colours, icon,
      image{ ${pictureFragment} },
      overlay{ ${pictureFragment} },
      cloth{ ${pictureFragment} }
    },
    "products": (products[]->)[defined(_id)]{
      _id, title, desc, comingSoon, "ground": gradient,
      image{ ${pictureFragment} },
      link{ ${linkFragment} }
    }
  }`
