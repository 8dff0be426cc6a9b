import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useState } from 'react'
import { MailBody } from '#admin/mail/MailBody.tsx'
import { mailTexts } from '#admin/mail/texts.ts'

/** The body of an e-mail, as HTML or plain text. */
export function Body({ texto, html }: { texto: string; html: string }) {
  const [plain, setPlain] = useState(false)
  return (
    <Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={mailTexts.view}
        value={plain}
        onChange={(_event, value: boolean | null) => value !== null && setPlain(value)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value={false}>{mailTexts.html}</ToggleButton>
        <ToggleButton value={true}>{mailTexts.text}</ToggleButton>
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
        <MailBody html={html} />
      )}
    </Box>
  )
}
