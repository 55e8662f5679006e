/** Replies without plain text, as mail programs write them, each with what the person wrote. */
export const HTML_REPLIES = [
  {
    program: 'Gmail',
    html: `<div dir="ltr">Good day,<div><br></div><div>Saturday at <b>ten</b> suits us. &nbsp;Is there a bell?</div></div><br>
<div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">On Mon, Nov 23, 2026 at 10:15 AM Homiq &lt;<a href="mailto:no-reply@homiq.test">no-reply@homiq.test</a>&gt; wrote:<br></div>
<blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204);padding-left:1ex">Write your answer above this line.</blockquote></div>`,
    text: 'Good day,\n\n\nSaturday at ten suits us. \u00a0Is there a bell?',
  },
  {
    program: 'Outlook',
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><title>RE: A message</title>
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!--
@font-face {font-family:Calibri; panose-1:2 15 5 2 2 2 4 3 2 4;}
p.MsoNormal, li.MsoNormal, div.MsoNormal {margin:0cm; font-size:11.0pt; font-family:"Calibri",sans-serif;}
span.hidden, .MsoChpDefault {mso-style-type:export-only; mso-hide:all;}
@page WordSection1 {size:612.0pt 792.0pt; margin:72.0pt;}
div.WordSection1 {page:WordSection1;}
--></style></head><body lang="EN-GB" link="#0563C1" style="word-wrap:break-word"><div class="WordSection1">
<p class="MsoNormal"><span style="mso-fareast-language:EN-US">Yes, it is free from December.<o:p></o:p></span></p>
<p class="MsoNormal"><span class="hidden">Classified: internal</span><span><o:p>&nbsp;</o:p></span></p>
<p class="MsoNormal"><span style="font-size:10.5pt">Monday at six?<o:p></o:p></span></p>
<blockquote><p class="MsoNormal">Write your answer above this line.</p></blockquote></div></body></html>`,
    text: 'Yes, it is free from December.\n\n\u00a0\n\nMonday at six?',
  },
  {
    program: 'Apple Mail in a dark theme',
    html: `<html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"></head><body dir="auto" style="caret-color: rgb(255, 255, 255); color: rgb(255, 255, 255);"><div dir="ltr"></div><div dir="ltr">Добрий день! Так, ще вільна.</div><div dir="ltr"><br></div><div dir="ltr">Sent from my iPhone</div><div dir="ltr"><br><blockquote type="cite">On 23 Nov 2026, at 10:15, Homiq wrote:<br><br></blockquote></div><blockquote type="cite"><div dir="ltr">Write your answer above this line.</div></blockquote></body></html>`,
    text: 'Добрий день! Так, ще вільна.\n\n\nSent from my iPhone',
  },
  {
    program: 'a help desk, shaped like a newsletter',
    html: `<!doctype html><html><head><style type="text/css">
#outlook a { padding:0; } body { margin:0; }
.preheader { display:none !important; visibility:hidden; mso-hide:all; font-size:1px; color:#ffffff; line-height:1px; max-height:0px; opacity:0; overflow:hidden; }
@media only screen and (max-width:480px) { .column { display:none; } .only-phone { display:block !important; } }
.only-phone { display:none; }
</style></head><body><div class="preheader">Ticket 4711 was updated &#847;&zwnj;&nbsp;&#847;</div>
<span style="display:none;font-size:0;max-height:0">[#4711-SECRET]</span>
<table role="presentation" width="100%"><tr><td style="direction:ltr;font-size:0px;padding:20px 0">
<div class="column" style="font-size:0px;display:inline-block"><table><tr><td><div style="font-family:Arial;font-size:13px">Hello, the meters were read on the 25th.</div></td></tr></table></div>
<div class="only-phone">Open in the app</div></td></tr></table><img src="https://x.example/open.gif" width="1" height="1" alt="x"></body></html>`,
    text: 'Hello, the meters were read on the 25th.',
  },
] as const
