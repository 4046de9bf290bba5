/** File of the Studio's build that holds the guide for editors. */
export const GUIDE_FILE = 'guide.html'
