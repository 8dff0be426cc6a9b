import Button from '@mui/material/Button'
import { PromptDialog } from '#admin/form/PromptDialog.tsx'
import { commonTexts } from '#admin/i18n/common.ts'
import { ConfirmDialog } from '#admin/resource/actions/dialogs/ConfirmDialog.tsx'
import { useSuccess } from '#admin/shell/useReport.ts'
import type { BackupLine, BackupSettings, BackupSituation } from '#schemas/runtime/answers/utilities/backup.ts'
import { displayInstant } from '#schemas/runtime/dates.ts'
import { sizeText } from '#schemas/runtime/files/rules.ts'
import { PassphraseDialog } from './PassphraseDialog.tsx'
import { SettingsDialog } from './SettingsDialog.tsx'
import { backupTexts as t } from './texts.ts'
import { removeBackup, startBackup, startDrill, useRefresh } from './useBackups.ts'

/** The open dialog and the backup it is about. */
export type Asked = { what: 'make' | 'room' | 'settings' } | { what: 'drill' | 'remove'; line: BackupLine }

interface Props {
  asked: Asked
  situation: BackupSituation | undefined
  settings: BackupSettings | undefined
  onClose: () => void
  /** a task was started that creates a backup, or runs a restore drill */
  onStarted: (what: 'make' | 'drill', tarefaId: string) => void
}

/** The one dialog that is open. */
export function Dialogs({ asked, situation, settings, onClose, onStarted }: Props) {
  const refresh = useRefresh()
  const succeed = useSuccess()
  const done = (message: string) => {
    onClose()
    succeed(message)
    void refresh()
  }
  const begin = (what: 'make' | 'drill', start: (senha: string) => Promise<{ tarefaId: string }>) => {
    return async (senha: string) => {
      onStarted(what, (await start(senha)).tarefaId)
      onClose()
      void refresh()
    }
  }
  if (asked.what === 'make')
    return (
      <PassphraseDialog
        chosen
        title={t.makeTitle}
        text={t.makeText}
        submit={t.start}
        onClose={onClose}
        onSubmit={begin('make', startBackup)}
      />
    )
  if (asked.what === 'drill')
    return (
      <PassphraseDialog
        title={t.drillTitle}
        text={t.drillText(displayInstant(asked.line.dataHora))}
        submit={t.startDrill}
        onClose={onClose}
        onSubmit={begin('drill', (senha) => startDrill(asked.line.id, senha))}
      />
    )
  if (asked.what === 'remove')
    return (
      <ConfirmDialog
        danger
        title={t.removeTitle}
        text={t.removeText(displayInstant(asked.line.dataHora))}
        confirm={t.remove}
        onClose={onClose}
        onConfirm={async () => {
          await removeBackup(asked.line.id)
          done(t.removed)
        }}
      />
    )
  if (asked.what === 'settings')
    return settings ? (
      <SettingsDialog
        settings={settings}
        protection={situation?.chaveAutomatica}
        onClose={onClose}
        onSaved={() => done(t.saved)}
      />
    ) : null
  return situation ? (
    <PromptDialog
      alert
      title={t.noRoomTitle}
      text={t.noRoom(sizeText(situation.espaco.livre), sizeText(situation.espaco.necessario))}
      onClose={onClose}
      actions={
        <Button variant="contained" autoFocus onClick={onClose}>
          {commonTexts.close}
        </Button>
      }
    />
  ) : null
}
