import Delete from '@mui/icons-material/DeleteOutlined'
import FactCheck from '@mui/icons-material/FactCheckOutlined'
import FileDownload from '@mui/icons-material/FileDownloadOutlined'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import type { ComponentType } from 'react'
import type { BackupLine } from '#schemas/runtime/answers/utilities/backup.ts'
import { displayInstant } from '#schemas/runtime/dates.ts'
import { backupTexts as t } from './texts.ts'

export interface ActionsProps {
  line: BackupLine
  onDownload(line: BackupLine): void
  onDrill(line: BackupLine): void
  onRemove(line: BackupLine): void
}

/** Actions on a backup: download, restore drill, delete. */
export function Actions({ line, onDownload, onDrill, onRemove }: ActionsProps) {
  const when = displayInstant(line.dataHora)
  const icon = (
    Icon: ComponentType<{ fontSize: 'small' }>,
    [title, label]: [string, string],
    act: (line: BackupLine) => void,
  ) => (
    <Tooltip title={title}>
      <IconButton size="small" aria-label={label} onClick={() => act(line)}>
        <Icon fontSize="small" />
      </IconButton>
    </Tooltip>
  )
  const free = line.ensaio?.situacao !== 'ENSAIANDO'
  return (
    <>
      {line.existe && icon(FileDownload, [t.download, t.downloadOf(when)], onDownload)}
      {line.existe && line.protecao === 'senha' && free && icon(FactCheck, [t.drill, t.drillOf(when)], onDrill)}
      {line.situacao !== 'GERANDO' && free && icon(Delete, [t.remove, t.removeOf(when)], onRemove)}
    </>
  )
}
