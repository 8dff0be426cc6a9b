import BackupIcon from '@mui/icons-material/BackupOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import { PromptDialog } from '#admin/form/PromptDialog.tsx'
import { commonTexts } from '#admin/i18n/common.ts'
import { useSession } from '#admin/providers/session.ts'
import { ConfirmDialog } from '#admin/resource/actions/ConfirmDialog.tsx'
import { TaskProgress } from '#admin/resource/bulk/TaskProgress.tsx'
import { NothingYet } from '#admin/shell/NothingYet.tsx'
import { PageHeader } from '#admin/shell/PageHeader.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { useReport, useSuccess } from '#admin/shell/useReport.ts'
import type { BackupLine } from '#schemas/runtime/answers/backup.ts'
import { displayInstant } from '#schemas/runtime/dates.ts'
import { sizeText } from '#schemas/runtime/files/rules.ts'
import { BackupCards, BackupTable } from './Lines.tsx'
import { PassphraseDialog } from './PassphraseDialog.tsx'
import { SettingsDialog } from './SettingsDialog.tsx'
import { Situation } from './Situation.tsx'
import { backupTexts as t } from './texts.ts'
import {
  downloadAnonymous,
  downloadBackup,
  hasRoom,
  removeBackup,
  startBackup,
  startDrill,
  useBackups,
  useRefresh,
  useSettings,
  useSituation,
} from './useBackups.ts'

type Asked = { what: 'make' | 'room' | 'settings' } | { what: 'drill' | 'remove'; line: BackupLine }

/** Backups of the installation: made, taken along, tried and thrown away (spec 3 §2, §7). */
export default function Screen() {
  const { data: lines, error, refetch } = useBackups()
  const { data: situation } = useSituation()
  const { data: settings } = useSettings()
  const refresh = useRefresh()
  const report = useReport()
  const succeed = useSuccess()
  const { authorities } = useSession().info
  const narrow = useMediaQuery('(max-width:768px)', { noSsr: true })
  const [asked, ask] = useState<Asked>()
  const [busy, setBusy] = useState(false)
  const [drill, setDrill] = useState<string>()
  const [ended, setEnded] = useState<string>()
  const close = () => ask(undefined)
  const run = (work: () => Promise<unknown>) => {
    setBusy(true)
    void work()
      .catch(report)
      .finally(() => setBusy(false))
  }
  const make = () => run(async () => ask({ what: (await hasRoom()) ? 'make' : 'room' }))
  const takeAnonymous = () =>
    run(async () => {
      if (await downloadAnonymous()) succeed(t.copyStarted)
    })
  const taskId = lines?.find(({ situacao, tarefaId }) => situacao === 'GERANDO' && tarefaId)?.tarefaId
  const Lines = narrow ? BackupCards : BackupTable
  return (
    <>
      <PageHeader
        actions={
          <>
            <Button variant="outlined" color="inherit" disabled={!settings} onClick={() => ask({ what: 'settings' })}>
              {t.settings}
            </Button>
            {authorities.includes('ROLE_COPIA_ANONIMA') && (
              <Button variant="outlined" color="inherit" disabled={busy} onClick={takeAnonymous}>
                {t.anonymous}
              </Button>
            )}
            <Button variant="contained" disabled={busy || taskId !== undefined} onClick={make}>
              {t.make}
            </Button>
          </>
        }
      />
      <Typography sx={{ mb: 1.5, maxWidth: 900 }}>{t.about}</Typography>
      <Box sx={{ mb: 2 }}>
        <Situation situation={situation} settings={settings} lines={lines} />
      </Box>
      {[[taskId ?? ended, t.progress.backup, t.made] as const, [drill, t.progress.drill, t.drilled] as const].map(
        ([id, words, done]) =>
          id && (
            <Paper key={id} variant="outlined" sx={{ p: 2, mb: 2, maxWidth: 900 }}>
              <TaskProgress
                id={id}
                words={words}
                onDone={() => {
                  succeed(done)
                  setDrill((now) => (now === id ? undefined : now))
                  setEnded((now) => (now === id ? undefined : now))
                  void refresh()
                }}
                onStopped={() => {
                  if (words === t.progress.backup) setEnded(id)
                  void refresh()
                }}
              />
            </Paper>
          ),
      )}
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
      {asked?.what === 'room' && situation && (
        <PromptDialog
          alert
          title={t.noRoomTitle}
          text={t.noRoom(sizeText(situation.espaco.livre), sizeText(situation.espaco.necessario))}
          onClose={close}
          actions={
            <Button variant="contained" autoFocus onClick={close}>
              {commonTexts.close}
            </Button>
          }
        />
      )}
      {asked?.what === 'make' && (
        <PassphraseDialog
          chosen
          title={t.makeTitle}
          text={t.makeText}
          submit={t.start}
          onClose={close}
          onSubmit={async (senha) => {
            await startBackup(senha)
            setEnded(undefined)
            close()
            await refresh()
          }}
        />
      )}
      {asked?.what === 'drill' && (
        <PassphraseDialog
          title={t.drillTitle}
          text={t.drillText(displayInstant(asked.line.dataHora))}
          submit={t.startDrill}
          onClose={close}
          onSubmit={async (senha) => {
            setDrill((await startDrill(asked.line.id, senha)).tarefaId)
            close()
            await refresh()
          }}
        />
      )}
      {asked?.what === 'remove' && (
        <ConfirmDialog
          danger
          title={t.removeTitle}
          text={t.removeText(displayInstant(asked.line.dataHora))}
          confirm={t.remove}
          onClose={close}
          onConfirm={async () => {
            await removeBackup(asked.line.id)
            close()
            succeed(t.removed)
            await refresh()
          }}
        />
      )}
      {asked?.what === 'settings' && settings && (
        <SettingsDialog
          settings={settings}
          protection={situation?.chaveAutomatica}
          onClose={close}
          onSaved={() => {
            close()
            succeed(t.saved)
            void refresh()
          }}
        />
      )}
    </>
  )
}
