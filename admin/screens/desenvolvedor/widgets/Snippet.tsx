import Check from '@mui/icons-material/Check'
import ContentCopy from '@mui/icons-material/ContentCopy'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { Part } from './Part.tsx'
import { catalogueTexts } from './texts.ts'

const t = catalogueTexts
/** Milliseconds the button shows "copied". */
const SAID_MS = 2000

/** A code snippet with a copy button. */
export function Snippet({ title, code }: { title: string; code: string }) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), SAID_MS)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = (
    <Button
      size="small"
      startIcon={copied ? <Check /> : <ContentCopy />}
      onClick={() => void navigator.clipboard.writeText(code).then(() => setCopied(true))}
    >
      <span aria-live="polite">{copied ? t.copied : t.copy}</span>
    </Button>
  )
  return (
    <Part title={title} action={copy}>
      <Box
        component="pre"
        // what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={title}
        role="region"
        sx={{
          m: 0,
          p: 1.75,
          borderRadius: 1,
          border: 1,
          borderColor: 'divider',
          bgcolor: 'surface.sunken',
          fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
          fontSize: 12.5,
          lineHeight: 1.6,
          overflowX: 'auto',
        }}
      >
        {code}
      </Box>
    </Part>
  )
}
