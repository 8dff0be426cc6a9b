import BackupIcon from '@mui/icons-material/BackupOutlined'
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import { NothingYet } from '#admin/shell/NothingYet.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'
import { useReport, useSuccess } from '#admin/shell/useReport.ts'
import { Buttons } from './Buttons.tsx'
import { type Asked, Dialogs } from './Dialogs.tsx'
import { BackupCards, BackupTable } from './Lines.tsx'
import { Running } from './Running.tsx'
import { Situation } from './Situation.tsx'
import { backupTexts as t } from './texts.ts'
import {
  downloadAnonymous,
  downloadBackup,
  hasRoom,
  useBackups,
  useRefresh,
  useSettings,
  useSituation,
} from './useBackups.ts'

/** Backups of the installation: created, downloaded, restored as a drill, deleted (spec 3 §2, §7). */
export default function Screen() {
  const { data: lines, error, refetch } = useBackups()
  const { data: situation } = useSituation()
  const { data: settings } = useSettings()
  const refresh = useRefresh()
  const report = useReport()
  const succeed = useSuccess()
  const narrow = useMediaQuery('(max-width:768px)', { noSsr: true })
  const [asked, ask] = useState<Asked>()
  const [busy, setBusy] = useState(false)
  const [started, setStarted] = useState<{ make?: string; drill?: string }>({})
  const run = (work: () => Promise<unknown>) => {
    setBusy(true)
    void work()
      .catch(report)
      .finally(() => setBusy(false))
  }
  const make = async () => {
    const room = await hasRoom()
    if (!room) await refresh()
    ask({ what: room ? 'make' : 'room' })
  }
  const takeAnonymous = async () => {
    if (await downloadAnonymous()) succeed(t.copyStarted)
  }
  // of any user
  const making = lines?.find(({ situacao }) => situacao === 'GERANDO')
  const Lines = narrow ? BackupCards : BackupTable
  return (
    <>
      <PageHeader
        actions={
          <Buttons
            busy={busy}
            making={making !== undefined}
            onMake={() => run(make)}
            onAnonymous={() => run(takeAnonymous)}
            onSettings={() => ask({ what: 'settings' })}
          />
        }
      />
      <Typography sx={{ mb: 1.5, maxWidth: 900 }}>{t.about}</Typography>
      <Box sx={{ mb: 2 }}>
        <Situation situation={situation} settings={settings} lines={lines} />
      </Box>
      <Running
        id={started.make ?? making?.tarefaId}
        what="make"
        onDone={() => setStarted({ ...started, make: undefined })}
      />
      <Running id={started.drill} what="drill" onDone={() => setStarted({ ...started, drill: undefined })} />
      {error ? (
        <RetryAlert onRetry={refetch}>{t.loadFailed}</RetryAlert>
      ) : !lines ? (
        <Skeleton variant="rounded" height={240} />
      ) : lines.length === 0 ? (
        <NothingYet icon={BackupIcon} title={t.none}>
          {t.noneHelp}
        </NothingYet>
      ) : (
        <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
          <Lines
            lines={lines}
            onDownload={(line) => run(() => downloadBackup(line))}
            onDrill={(line) => ask({ what: 'drill', line })}
            onRemove={(line) => ask({ what: 'remove', line })}
          />
        </Paper>
      )}
      {asked && (
        <Dialogs
          asked={asked}
          situation={situation}
          settings={settings}
          onClose={() => ask(undefined)}
          onStarted={(what, tarefaId) => setStarted({ ...started, [what]: tarefaId })}
        />
      )}
    </>
  )
}
