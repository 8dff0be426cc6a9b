import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { BackupLine } from '#schemas/runtime/answers/utilities/backup.ts'
import { displayInstant } from '#schemas/runtime/dates.ts'
import { sizeText } from '#schemas/runtime/files/rules.ts'
import { Checksum } from './Checksum.tsx'
import { backupTexts as t } from './texts.ts'

/** Size of a backup's file, version of the product that created it, and checksum. */
export const File = ({ line: { tamanho, versao, sha256, dataHora } }: { line: BackupLine }) => (
  <Box>
    {tamanho !== undefined && <Typography variant="body2">{sizeText(tamanho)}</Typography>}
    <Typography variant="caption" color="text.secondary" sx={{ display: 'block' }}>
      {t.version(versao)}
    </Typography>
    {sha256 && <Checksum sha256={sha256} label={t.copyOf(displayInstant(dataHora))} />}
  </Box>
)
