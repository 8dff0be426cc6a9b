import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { getJson } from '#admin/providers/http.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { valueAt } from '#schemas/runtime/paths.ts'
import { OutroCargo } from './Mudanca.tsx'
import { limiteCargoTexts } from './texts.ts'

interface Limite {
  excedido: boolean
  bloqueia: boolean
  mensagem?: string
}

/** Warns before saving that a solicitação exceeds the limit of its cargo (spec 1 §7.4: validarLimiteCargo), and explains the effect of another cargo. */
export default function LimiteCargo({ record }: { record: RecordData }) {
  const faixa = whole(valueAt(record, 'faixaSalarial.id'))
  const open = record.encerrada !== true && record.cancelada !== true
  const asked = new URLSearchParams({ quantidade: String(whole(record.quantidade) ?? 1) })
  const area = whole(valueAt(record, 'areaOrganizacional.id'))
  const id = whole(record.id)
  if (area) asked.set('areaOrganizacionalId', String(area))
  if (id) asked.set('solicitacaoId', String(id))
  const { data } = useQuery({
    queryKey: ['limite-faixa', faixa, String(asked)],
    queryFn: ({ signal }) =>
      getJson<Limite>(`/api/captacao/solicitacoes-pessoal/limite-faixa/${faixa}?${asked}`, { quiet: true, signal }),
    enabled: open && faixa !== undefined,
    // keeps the previous answer for the same cargo while the number changes
    placeholderData: (previous, query) => (query?.queryKey[1] === faixa ? previous : undefined),
    retry: false,
    gcTime: 0,
  })
  const limite = open && faixa !== undefined && data?.excedido ? data : undefined
  return (
    <>
      <Box role="status">
        {limite && (
          <Alert severity={limite.bloqueia ? 'error' : 'warning'} role="presentation" sx={{ mt: 2 }}>
            {limite.mensagem} {limite.bloqueia ? limiteCargoTexts.refused : limiteCargoTexts.told}
          </Alert>
        )}
      </Box>
      <OutroCargo record={record} />
    </>
  )
}

const whole = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= 2_147_483_647 ? value : undefined
