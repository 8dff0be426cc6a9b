import Copy from '@mui/icons-material/ContentCopy'
import Download from '@mui/icons-material/DownloadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { securityTexts } from './security-texts.ts'

/** Recovery codes, shown once, with buttons to keep them. */
export function RecoveryCodes({ codigos }: { codigos: string[] }) {
  const [copied, setCopied] = useState(false)
  const t = securityTexts
  const text = codigos.join('\n')
  return (
    <Stack spacing={2}>
      <Typography variant="body2">{t.codesText}</Typography>
      <Box
        component="ul"
        aria-label={t.codes}
        sx={{
          m: 0,
          p: 2,
          listStyle: 'none',
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
          gap: 1,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          fontFamily: 'monospace',
        }}
      >
        {codigos.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {navigator.clipboard && (
          <Button
            variant="outlined"
            size="small"
            startIcon={<Copy />}
            onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
          >
            {copied ? t.copied : t.copyCodes}
          </Button>
        )}
        <Button
          variant="outlined"
          size="small"
          startIcon={<Download />}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download={t.fileName}
        >
          {t.download}
        </Button>
      </Box>
    </Stack>
  )
}
