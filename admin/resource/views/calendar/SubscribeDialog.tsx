import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getJson, sendJson } from '#admin/providers/http.ts'
import { FormDialog } from '#admin/shell/dialogs/FormDialog.tsx'
import { SecretDialog } from '#admin/shell/dialogs/SecretDialog.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { useReport, useSuccess } from '#admin/shell/useReport.ts'
import { displayInstant } from '#schemas/runtime/dates.ts'
import { partFields } from '#schemas/runtime/definition/views.ts'
import type { Calendar } from '#schemas/runtime/written/views.ts'
import { useEntity } from '../../entity-context.ts'
import { subscribeTexts as t } from './texts.ts'

interface Subscription {
  id: number
  entidade: string
  meus: boolean
  criadaEm: string
  usadaEm?: string
}

const url = '/api/userinfo/calendarios'
const key = ['calendarios-assinados']

/** Creates a calendar subscription URL (iCalendar) of the register, and revokes existing ones. */
export default function SubscribeDialog({ calendar, onClose }: { calendar: Calendar; onClose: () => void }) {
  const { entity } = useEntity()
  const client = useQueryClient()
  const report = useReport()
  const takesPart = partFields(entity, calendar).length > 0
  const [meus, setMeus] = useState(takesPart)
  const { mutate, data, isPending } = useMutation({
    mutationFn: () => sendJson<{ endereco: string }>('POST', url, { entidade: entity.path, meus }),
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
    onError: report,
  })
  if (data)
    return (
      <SecretDialog
        title={t.madeTitle}
        warning={t.made}
        label={t.address}
        secret={data.endereco}
        copy={t.copy}
        onClose={onClose}
      >
        <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
          {t.use}
        </Typography>
      </SecretDialog>
    )
  return (
    <FormDialog title={t.title} submitText={t.make} busy={isPending} onClose={onClose} onSubmit={() => mutate()}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {t.explain}
      </Typography>
      {takesPart && (
        <RadioGroup
          aria-label={t.which}
          value={meus ? 'meus' : 'tudo'}
          onChange={(_event, value) => setMeus(value === 'meus')}
        >
          <FormControlLabel value="meus" control={<Radio />} label={t.mine} />
          <FormControlLabel value="tudo" control={<Radio />} label={t.all} />
        </RadioGroup>
      )}
      <Subscriptions path={entity.path} />
    </FormDialog>
  )
}

/** The user's subscription URLs of the register, in the current company. */
function Subscriptions({ path }: { path: string }) {
  const client = useQueryClient()
  const report = useReport()
  const succeed = useSuccess()
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => getJson<Subscription[]>(url, { signal }),
  })
  const { mutate, isPending } = useMutation({
    mutationFn: (id: number) => sendJson('DELETE', `${url}/${id}`),
    onSuccess: () => succeed(t.revoked),
    onError: report,
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  })
  const own = data?.filter(({ entidade }) => entidade === path) ?? []
  if (error && !data) return <RetryAlert onRetry={refetch}>{t.loadFailed}</RetryAlert>
  if (own.length === 0) return null
  return (
    <>
      <Typography component="h3" variant="h3" sx={{ mt: 2, mb: 0.5 }}>
        {t.existing}
      </Typography>
      <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {own.map(({ id, meus, criadaEm, usadaEm }) => (
          <li key={id} style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
            <Typography variant="body2" sx={{ flex: 1 }}>
              {meus ? t.mine : t.all} · {t.since(displayInstant(criadaEm))} ·{' '}
              {usadaEm ? t.used(displayInstant(usadaEm)) : t.unused}
            </Typography>
            <Button
              size="small"
              color="error"
              disabled={isPending}
              aria-label={t.revokeOf(displayInstant(criadaEm))}
              onClick={() => mutate(id)}
            >
              {t.revoke}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
