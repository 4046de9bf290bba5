/** The `text/html` that programs put on the clipboard. */

/**
 * Microsoft Word for Windows: conditional comments, `mso-list` paragraphs, `MsoTableGrid`, tracked
 * changes and a reviewer's comment.
 */
export const FROM_WORD = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=ProgId content=Word.Document><meta name=Generator content="Microsoft Word 15">
<style><!--
@list l0 {mso-list-id:1024; mso-list-type:hybrid;}
@list l0:level1 {mso-level-number-format:bullet; mso-level-text:·; mso-level-tab-stop:none;}
@list l1 {mso-list-id:2048; mso-list-type:hybrid;}
@list l1:level1 {mso-level-tab-stop:none; mso-level-number-position:left;}
p.MsoNormal {margin:0cm; font-size:11.0pt;}
--></style></head>
<body lang=EN-GB link="#0563C1" vlink="#954F72" style='tab-interval:36.0pt'>
<!--StartFragment-->
<h1>Refunds from Word<o:p></o:p></h1>
<p class=MsoNormal>Write to <b>support</b> <i>today</i> <span class=msoDel><del cite="mailto:Kofi" datetime="2026-11-29T10:00">and never </del></span><span class=msoIns><ins cite="mailto:Kofi" datetime="2026-11-29T10:00">or </ins></span><span style='display:none;mso-hide:all'>hidden </span>read <a href="https://bank.example/rules">the rules</a><span class=MsoCommentReference><span style='font-size:8.0pt'><![if !supportAnnotations]><a class=msocomanchor id="_anchor_1" href="#_msocom_1" name="_msoanchor_1">[KB1]</a><![endif]><span style='mso-special-character:comment'>&nbsp;</span></span></span>.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Bullet of Word<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Number of Word<o:p></o:p></p>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0><tr><td><p class=MsoNormal><b>Card<o:p></o:p></b></p></td><td><p class=MsoNormal><b>Days<o:p></o:p></b></p></td></tr><tr><td><p class=MsoNormal>Visa<o:p></o:p></p></td><td><p class=MsoNormal>5<o:p></o:p></p></td></tr></table>
<div style='mso-element:comment-list'><![if !supportAnnotations]><hr class=msocomoff align=left size=1 width="33%"><![endif]><div style='mso-element:comment'><![if !supportAnnotations]><div id="_com_1" class=msocomtxt><![endif]><span style='mso-comment-author:"Kofi Boateng"'><![if !supportAnnotations]><a name="_msocom_1"></a><![endif]></span><p class=MsoCommentText><span class=MsoCommentReference><![if !supportAnnotations]><a class=msocomoff href="#_msoanchor_1">[KB1]</a><![endif]></span>Do not tell the press this number!<o:p></o:p></p><![if !supportAnnotations]></div><![endif]></div></div>
<!--EndFragment--></body></html>`

/**
 * Google Docs: one `b` around everything that is not bold, styles in spans, lists with roles, words
 * that are struck through and a comment.
 */
export const FROM_GOOGLE_DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1f2e3d4c-7fff-aaaa-bbbb-0123456789ab"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;margin-bottom:6pt;"><span style="font-size:16pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;text-decoration:none;">Refunds from Docs</span></h2><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;font-style:normal;">Write to </span><span style="font-size:11pt;font-weight:700;font-style:normal;">support</span><span style="font-size:11pt;font-weight:400;font-style:normal;"> </span><span style="font-size:11pt;font-weight:400;font-style:italic;">today</span><span style="font-size:11pt;font-weight:400;font-style:normal;"> or read </span><a href="https://www.google.com/url?q=https://bank.example/rules&amp;sa=D" style="text-decoration:none;"><span style="font-size:11pt;color:#1155cc;font-weight:400;text-decoration:underline;">the rules</span></a><span style="font-size:11pt;font-weight:400;text-decoration:line-through;"> and the former rules</span><sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup><span style="font-size:11pt;font-weight:400;">.</span></p><ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;font-size:11pt;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-size:11pt;font-weight:400;">Bullet of Docs</span></p></li></ul><ol style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:decimal;font-size:11pt;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-size:11pt;font-weight:400;">Number of Docs</span></p></li></ol><div dir="ltr" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="300"/><col width="300"/></colgroup><tbody><tr style="height:0pt"><td><p dir="ltr"><span style="font-size:11pt;font-weight:700;">Card</span></p></td><td><p dir="ltr"><span style="font-size:11pt;font-weight:700;">Days</span></p></td></tr><tr style="height:0pt"><td><p dir="ltr"><span style="font-size:11pt;font-weight:400;">Visa</span></p></td><td><p dir="ltr"><span style="font-size:11pt;font-weight:400;">5</span></p></td></tr></tbody></table></div><div style="border:1px solid black;margin:5px"><p dir="ltr"><a href="#cmnt_ref1" id="cmnt1">[a]</a><span style="font-size:11pt;font-weight:400;">Do not tell the press!</span></p></div></b>`

/**
 * A selection on a web page: words without paragraphs in nested containers, bold by style, a
 * script, and what no visitor reads.
 */
export const FROM_WEB_PAGE = `<html><body>
<!--StartFragment--><style>.note { color: red }</style><script>window.pasted = true</script>
<article class="post" style="color: rgb(32, 33, 36); font-size: 16px;"><div class="inner"><h5 id="refunds" style="box-sizing: border-box;"><a class="anchor" href="#refunds" aria-hidden="true">#</a>Refunds from Web</h5>
<div class="note" onclick="window.pasted = true">Write to <span style="font-weight: 700;">support</span> <font color="red"><i>today</i></font> or read <a href="https://bank.example/rules" target="_blank" data-track="1"><span style="color: rgb(26, 115, 232);">the rules</span></a>.<img src="https://tracker.example/pixel.gif" width="1" height="1" alt=""></div>
<button type="button">Copy</button><p style="display: none">Hidden words</p><p>&nbsp;</p>
<ul style="padding-left: 40px;"><li style="margin: 0px;"><div>Bullet of Web</div></li></ul><section><ol><li><p>Number of Web</p></li></ol></section>
<table><thead><tr><th scope="col">Card</th><th scope="col">Days</th></tr></thead><tbody><tr><td>Visa</td><td>5</td></tr></tbody></table></div></article><noscript>Scripts are off</noscript><!--EndFragment-->
</body></html>`

/** A list of bold words and a link, as any program copies it. */
export const LIST_WITH_LINK =
  '<p>Two ways:</p><ul><li><b>Call</b> us</li><li>Read <a href="https://bank.example/rules">the rules</a></li></ul>'

/** Puts HTML on the clipboard of a paste, as a browser does. */
export function pasteHtml(element: Element, html: string): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/html', html)
  clipboardData.setData('text/plain', 'plain')
  const event = { clipboardData, bubbles: true, cancelable: true }
  element.dispatchEvent(new ClipboardEvent('paste', event))
}

/**
 * @returns what a copy puts on the clipboard as plain text. The Studio's editor follows the
 * selection up to 0.1 s later than the browser, and a copy before that removes the selection
 */
export function copiedText(element: Element): string {
  const clipboardData = new DataTransfer()
  const event = { clipboardData, bubbles: true, cancelable: true }
  element.dispatchEvent(new ClipboardEvent('copy', event))
  return clipboardData.getData('text/plain')
}

/** Puts an address on the clipboard of a paste; some browsers add HTML. */
export function pasteAddress(element: Element, { address = '', html = '' }): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', address)
  if (html) clipboardData.setData('text/html', html)
  const event = { clipboardData, bubbles: true, cancelable: true }
  element.dispatchEvent(new ClipboardEvent('paste', event))
}
