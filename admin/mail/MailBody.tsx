import Box from '@mui/material/Box'
import { mailTexts } from './texts.ts'

/** HTML document of an e-mail, always on white, as in mail programs; the iframe's sandbox blocks scripts. */
const page = (html: string) =>
  `<!doctype html><meta charset="utf-8"><style>body{font:15px/1.5 system-ui,sans-serif;margin:16px;color:#1f2933;background:#fff;overflow-wrap:anywhere}p{margin:0 0 12px}a{color:#1558b0}</style>${html}`

/** Shows an e-mail in a sandboxed iframe; its HTML was sanitised by the server. */
export const MailBody = ({ html }: { html: string }) => (
  <Box
    component="iframe"
    title={mailTexts.body}
    sandbox=""
    srcDoc={page(html)}
    sx={{ width: '100%', height: 320, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: '#fff' }}
  />
)
