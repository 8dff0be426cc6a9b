import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type AppFactor,
  factorsKey,
  type Factors as Known,
  readFactors,
  removeApp,
  renewCodes,
} from '#admin/providers/factors.ts'
import { ConfirmDialog } from '#admin/resource/actions/ConfirmDialog.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { useSuccess } from '#admin/shell/useReport.ts'
import { displayInstant } from '#schemas/runtime/dates.ts'
import { AddAppDialog } from './AddAppDialog.tsx'
import { CodesDialog } from './CodesDialog.tsx'
import { Section } from './Section.tsx'
import { segurancaTexts } from './texts.ts'

type Asked =
  | { what: 'add' }
  | { what: 'renew' }
  | { what: 'remove'; app: AppFactor }
  | { what: 'codes'; codigos: string[] }

/** Authenticator apps and recovery codes. */
export function Factors() {
  const { data, error, refetch } = useQuery({ queryKey: factorsKey, queryFn: readFactors })
  const [asked, setAsked] = useState<Asked>()
  const t = segurancaTexts
  if (error) return <RetryAlert onRetry={refetch}>{t.loadFailed}</RetryAlert>
  const apps = data?.aplicativos ?? []
  const on = apps.length > 0
  return (
    <Section
      title={t.factors}
      note={
        data && <Chip size="small" variant="outlined" color={on ? 'success' : 'default'} label={on ? t.on : t.off} />
      }
      action={
        data && (
          <Button variant={on ? 'outlined' : 'contained'} size="small" onClick={() => setAsked({ what: 'add' })}>
            {on ? t.addAnother : t.add}
          </Button>
        )
      }
    >
      <Typography color="text.secondary">{t.factorsAbout}</Typography>
      {data ? (
        on && <Apps known={data} onAsk={setAsked} />
      ) : (
        <Skeleton variant="rectangular" height={40} sx={{ mt: 1 }} />
      )}
      {asked && <Asking asked={asked} last={apps.length === 1} set={setAsked} refetch={refetch} />}
    </Section>
  )
}

function Apps({ known, onAsk }: { known: Known; onAsk(asked: Asked): void }) {
  const t = segurancaTexts
  return (
    <>
      <Box component="ul" sx={{ m: 0, mt: 1.5, p: 0, listStyle: 'none' }}>
        {known.aplicativos.map((app) => (
          <Box
            key={app.id}
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
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{app.nome}</Typography>
              <Typography variant="body2" color="text.secondary">
                {t.since(displayInstant(app.criadoEm))} ·{' '}
                {app.usadoEm ? t.used(displayInstant(app.usadoEm)) : t.neverUsed}
              </Typography>
            </Box>
            <Button
              size="small"
              color="error"
              aria-label={t.removeOf(app.nome)}
              onClick={() => onAsk({ what: 'remove', app })}
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
  /** there is no other app */
  last: boolean
  set(asked: Asked | undefined): void
  refetch(): Promise<unknown>
}

function Asking({ asked, last, set, refetch }: AskingProps) {
  const t = segurancaTexts
  const success = useSuccess()
  const close = () => set(undefined)
  switch (asked.what) {
    case 'add':
      return (
        <AddAppDialog
          onClose={close}
          onDone={(codigos) => {
            success(t.added)
            set(codigos.length > 0 ? { what: 'codes', codigos } : undefined)
            void refetch()
          }}
        />
      )
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
          title={t.removeTitle}
          text={last ? t.removeLast : t.removeText(asked.app.nome)}
          confirm={t.remove}
          onClose={close}
          onConfirm={async () => {
            await removeApp(asked.app.id)
            close()
            success(t.removed)
            await refetch()
          }}
        />
      )
  }
}
