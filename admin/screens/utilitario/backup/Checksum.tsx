import ContentCopy from '@mui/icons-material/ContentCopy'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useSuccess } from '#admin/shell/useReport.ts'
import { backupTexts as t } from './texts.ts'

/** The SHA-256 of a file, shortened, with a button that copies all of it. */
export function Checksum({ sha256, label }: { sha256: string; label: string }) {
  const succeed = useSuccess()
  const copy = () => void navigator.clipboard.writeText(sha256).then(() => succeed(t.copied))
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', whiteSpace: 'nowrap' }}>
      <Tooltip title={sha256}>
        <Box component="code" sx={{ fontFamily: 'monospace', fontSize: 12, color: 'text.secondary' }}>
          {`${t.checksum} ${sha256.slice(0, 8)}…`}
        </Box>
      </Tooltip>
      {navigator.clipboard && (
        <Tooltip title={t.copyChecksum}>
          <IconButton size="small" aria-label={label} onClick={copy}>
            <ContentCopy sx={{ fontSize: 16 }} />
          </IconButton>
        </Tooltip>
      )}
    </Box>
  )
}
