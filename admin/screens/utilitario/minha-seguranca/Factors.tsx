import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type Factor,
  factorsKey,
  type Factors as Known,
  readFactors,
  removeFactor,
  renewCodes,
} from '#admin/providers/entry/factors.ts'
import { canUsePasskeys } from '#admin/providers/entry/passkeys.ts'
import { ConfirmDialog } from '#admin/resource/actions/dialogs/ConfirmDialog.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { securityTexts } from '#admin/shell/session/fields/security-texts.ts'
import { useSuccess } from '#admin/shell/useReport.ts'
import { displayInstant } from '#schemas/runtime/dates.ts'
import { AddAppDialog, AddPasskeyDialog } from './AddDialogs.tsx'
import { CodesDialog } from './CodesDialog.tsx'
import { Section } from './Section.tsx'
import { segurancaTexts } from './texts.ts'

type Asked =
  | { what: 'app' | 'passkey' }
  | { what: 'renew' }
  | { what: 'remove'; factor: Factor; isApp: boolean }
  | { what: 'codes'; codigos: string[] }

/** Authenticator apps, passkeys and recovery codes. */
export function Factors() {
  const { data, error, refetch } = useQuery({ queryKey: factorsKey, queryFn: readFactors })
  const [asked, setAsked] = useState<Asked>()
  const t = segurancaTexts
  if (error) return <RetryAlert onRetry={refetch}>{t.loadFailed}</RetryAlert>
  const count = data ? data.aplicativos.length + data.passkeys.length : 0
  const on = count > 0
  return (
    <Section
      title={t.factors}
      note={
        data && <Chip size="small" variant="outlined" color={on ? 'success' : 'default'} label={on ? t.on : t.off} />
      }
      action={
        data && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button variant={on ? 'outlined' : 'contained'} size="small" onClick={() => setAsked({ what: 'app' })}>
              {t.addApp}
            </Button>
            {canUsePasskeys() && (
              <Button variant="outlined" size="small" onClick={() => setAsked({ what: 'passkey' })}>
                {securityTexts.makePasskey}
              </Button>
            )}
          </Box>
        )
      }
    >
      <Typography color="text.secondary">{t.factorsAbout}</Typography>
      {data ? (
        on && <Kept known={data} onAsk={setAsked} />
      ) : (
        <Skeleton variant="rectangular" height={40} sx={{ mt: 1 }} />
      )}
      {asked && <Asking asked={asked} last={count === 1} set={setAsked} refetch={refetch} />}
    </Section>
  )
}

function Kept({ known, onAsk }: { known: Known; onAsk(asked: Asked): void }) {
  const t = segurancaTexts
  return (
    <>
      <Box component="ul" sx={{ m: 0, mt: 1.5, p: 0, listStyle: 'none' }}>
        {[
          ...known.aplicativos.map((factor) => ({ factor, isApp: true })),
          ...known.passkeys.map((factor) => ({ factor, isApp: false })),
        ].map(({ factor, isApp }) => (
          <Box
            key={factor.id}
            component="li"
            sx={{
              py: 1,
              borderTop: 1,
              borderColor: 'divider',
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 1,
            }}
          >
            <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{factor.nome}</Typography>
              <Typography variant="body2" color="text.secondary">
                {isApp ? t.app : t.passkey} · {t.since(displayInstant(factor.criadoEm))} ·{' '}
                {factor.usadoEm ? t.used(displayInstant(factor.usadoEm)) : t.neverUsed}
              </Typography>
            </Box>
            <Button
              size="small"
              color="error"
              aria-label={t.removeOf(factor.nome)}
              onClick={() => onAsk({ what: 'remove', factor, isApp })}
            >
              {t.remove}
            </Button>
          </Box>
        ))}
      </Box>
      <Box
        sx={{
          pt: 1,
          borderTop: 1,
          borderColor: 'divider',
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
        }}
      >
        <Typography sx={{ flex: '1 1 200px' }} color={known.codigosRestantes < 3 ? 'warning.main' : undefined}>
          {t.codesLeft(known.codigosRestantes)}
        </Typography>
        <Button size="small" onClick={() => onAsk({ what: 'renew' })}>
          {t.renew}
        </Button>
      </Box>
    </>
  )
}

interface AskingProps {
  asked: Asked
  /** the only factor left */
  last: boolean
  set(asked: Asked | undefined): void
  refetch(): Promise<unknown>
}

function Asking({ asked, last, set, refetch }: AskingProps) {
  const t = segurancaTexts
  const success = useSuccess()
  const close = () => set(undefined)
  const added = (text: string, codigos: string[]) => {
    success(text)
    set(codigos.length > 0 ? { what: 'codes', codigos } : undefined)
    void refetch()
  }
  switch (asked.what) {
    case 'app':
      return <AddAppDialog onClose={close} onDone={(codigos) => added(t.added, codigos)} />
    case 'passkey':
      return <AddPasskeyDialog onClose={close} onDone={(codigos) => added(t.passkeyAdded, codigos)} />
    case 'codes':
      return <CodesDialog codigos={asked.codigos} onClose={close} />
    case 'renew':
      return (
        <ConfirmDialog
          title={t.renewTitle}
          text={t.renewText}
          confirm={t.renewConfirm}
          onClose={close}
          onConfirm={async () => {
            const codigos = await renewCodes()
            set({ what: 'codes', codigos })
            await refetch()
          }}
        />
      )
    case 'remove':
      return (
        <ConfirmDialog
          danger
          title={asked.isApp ? t.removeTitle : t.removePasskeyTitle}
          text={last ? t.removeLast : asked.isApp ? t.removeText(asked.factor.nome) : t.removePasskeyText}
          confirm={t.remove}
          onClose={close}
          onConfirm={async () => {
            await removeFactor(asked.factor.id)
            close()
            success(asked.isApp ? t.removed : t.passkeyRemoved)
            await refetch()
          }}
        />
      )
  }
}
