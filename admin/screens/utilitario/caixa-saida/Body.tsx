import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useState } from 'react'
import { texts } from '#admin/i18n/texts.ts'

/** Mail programs show an e-mail on white, whatever the product's look; nothing in it can act. */
const page = (html: string) =>
  `<!doctype html><meta charset="utf-8"><style>body{font:15px/1.5 system-ui,sans-serif;margin:16px;color:#1f2933;background:#fff;overflow-wrap:anywhere}p{margin:0 0 12px}a{color:#1558b0}</style>${html}`

/** The text of an e-mail: as a mail program shows it, or plain. */
export function Body({ texto, html }: { texto: string; html: string }) {
  const [plain, setPlain] = useState(false)
  return (
    <Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={texts.correio.view}
        value={plain}
        onChange={(_event, value: boolean | null) => value !== null && setPlain(value)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value={false}>{texts.correio.html}</ToggleButton>
        <ToggleButton value={true}>{texts.correio.text}</ToggleButton>
      </ToggleButtonGroup>
      {plain ? (
        <Box
          component="pre"
          sx={{
            m: 0,
            p: 2,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
          }}
        >
          {texto}
        </Box>
      ) : (
        <Box
          component="iframe"
          title={texts.correio.body}
          sandbox=""
          srcDoc={page(html)}
          sx={{ width: '100%', height: 320, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: '#fff' }}
        />
      )}
    </Box>
  )
}
