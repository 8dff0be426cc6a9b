import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { PromptDialog } from '#admin/form/PromptDialog.tsx'
import { commonTexts } from '#admin/i18n/common.ts'
import { downloadFile } from '#admin/providers/download.ts'
import { JsonFileButton } from '#admin/shell/dialogs/JsonFileButton.tsx'
import { SecretDialog } from '#admin/shell/dialogs/SecretDialog.tsx'
import { useReport, useSuccess } from '#admin/shell/useReport.ts'
import type { Cartao } from '#schemas/runtime/answers/utilities/integrations.ts'
import { displayInstant } from '#schemas/runtime/dates.ts'
import { integracoesTexts as t } from './texts.ts'
import { useCalls } from './useIntegracoes.ts'

/** The key by which an external system calls this API: created and shown once, exported as an encrypted file, imported from one. */
export function KeyTools({ cartao }: { cartao: Cartao }) {
  const { renova, importa, keyFile } = useCalls(cartao)
  const [asking, ask] = useState(false)
  const [secret, setSecret] = useState<string>()
  const [report, success] = [useReport(), useSuccess()]
  const { chave } = cartao
  const make = async () => {
    ask(false)
    await renova.mutateAsync().then((made) => setSecret(made.chave), report)
  }
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
      {chave && (
        <Typography variant="body2">
          {t.keyOf(chave.prefixo, lastDay(chave.expiraEm))}
          <br />
          {chave.usadaEm ? t.used(displayInstant(chave.usadaEm)) : t.unused}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          size="small"
          variant={chave ? 'outlined' : 'contained'}
          loading={renova.isPending}
          onClick={() => (chave ? ask(true) : void make())}
        >
          {chave ? t.renew : t.create}
        </Button>
        {chave && (
          <Button
            size="small"
            variant="outlined"
            onClick={() => void downloadFile(keyFile, 'chave.json').catch(report)}
          >
            {t.exportKey}
          </Button>
        )}
        <JsonFileButton
          size="small"
          variant="outlined"
          loading={importa.isPending}
          notJson={t.notAKey}
          onRead={(content) => void importa.mutateAsync(content).then(() => success(t.imported), report)}
        >
          {t.importKey}
        </JsonFileButton>
      </Box>
      {asking && (
        <PromptDialog
          title={t.renewTitle}
          text={t.renewText}
          onClose={() => ask(false)}
          actions={
            <>
              <Button onClick={() => ask(false)}>{commonTexts.cancel}</Button>
              <Button variant="contained" autoFocus onClick={() => void make()}>
                {t.renew}
              </Button>
            </>
          }
        />
      )}
      {secret && (
        <SecretDialog
          title={t.secretTitle}
          warning={t.secretOnce}
          label={t.secret}
          secret={secret}
          copy={t.copySecret}
          onClose={() => setSecret(undefined)}
        >
          <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
            {t.secretUse}
          </Typography>
        </SecretDialog>
      )}
    </Box>
  )
}

/** The last day on which the key works: its end is exclusive. */
const lastDay = (end: string): string => displayInstant(new Date(Date.parse(end) - 1).toISOString()).slice(0, 10)
