import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import type { BackupLine, BackupSettings, BackupSituation } from '#schemas/runtime/answers/utilities/backup.ts'
import { displayInstant } from '#schemas/runtime/dates.ts'
import { sizeText } from '#schemas/runtime/files/rules.ts'
import { backupTexts as t } from './texts.ts'

interface Props {
  situation: BackupSituation | undefined
  settings: BackupSettings | undefined
  lines: BackupLine[] | undefined
}

/** Free disk space, schedule, and outcome of the last restore drill. */
export function Situation({ situation, settings, lines }: Props) {
  const tried = (lines ?? [])
    .flatMap(({ ensaio }) => (ensaio && ensaio.situacao !== 'ENSAIANDO' ? [ensaio] : []))
    .sort((a, b) => ((a.em ?? '') < (b.em ?? '') ? 1 : -1))[0]
  const hasBackup = lines?.some(({ situacao }) => situacao === 'CONCLUIDO') === true
  return (
    <>
      {situation && (situation.espaco.suficiente ? <Room {...situation} /> : <NoRoom {...situation} />)}
      {settings && (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 0.5 }}>
          {settings.automatico ? t.automatic.on(settings.hora, settings.manter) : t.automatic.off}
        </Typography>
      )}
      {settings?.automatico && situation && !situation.chaveAutomatica && (
        <Alert severity="warning" sx={{ my: 1, maxWidth: 900 }}>
          {t.automatic.noKey}
        </Alert>
      )}
      {tried && (
        <Typography variant="body2" color="text.secondary">
          {`${t.lastDrill}: ${[tried.em && displayInstant(tried.em), t.drills[tried.situacao]].filter(Boolean).join(', ')}.`}
        </Typography>
      )}
      {!tried && hasBackup && (
        <Typography variant="body2" color="text.secondary">
          {t.noDrill}
        </Typography>
      )}
    </>
  )
}

const Room = ({ espaco: { livre, necessario } }: BackupSituation) => (
  <Typography variant="body2" color="text.secondary" sx={{ mb: 0.5 }}>
    {t.space(sizeText(livre), sizeText(necessario))}
  </Typography>
)

const NoRoom = ({ espaco: { livre, necessario } }: BackupSituation) => (
  <Alert severity="warning" sx={{ mb: 1, maxWidth: 900 }}>
    {t.noRoom(sizeText(livre), sizeText(necessario))}
  </Alert>
)
