import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useRecordContext } from 'react-admin'
import { getJson } from '#admin/providers/http.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { mudancaTexts } from './texts.ts'

interface Props {
  /** as it stands in the form */
  record: RecordData
  field: 'faixaSalarial' | 'avaliacoesIds'
  /** call that tells whether a change of the field affects anybody */
  call: string
  text: string
}

/** Explains the effect of a changed field on candidatos in the selection of a stored solicitação (spec 1 §7.4). */
function Mudanca({ record, field, call, text }: Props) {
  const stored = useRecordContext<RecordData & { id: number }>()
  const changed = stored !== undefined && stored.id === record.id && idsOf(stored[field]) !== idsOf(record[field])
  const { data } = useQuery({
    queryKey: ['solicitacao', record.id, call],
    queryFn: ({ signal }) =>
      getJson<boolean>(`/api/captacao/solicitacoes-pessoal/${record.id}/${call}`, { quiet: true, signal }),
    enabled: changed,
    retry: false,
    gcTime: 0,
  })
  return (
    <Box role="status">
      {changed && data && (
        <Alert severity="warning" role="presentation" sx={{ mt: 2 }}>
          {text}
        </Alert>
      )}
    </Box>
  )
}

/** Returns the ids of a value, references or ids, as a string. */
const idsOf = (value: unknown): string =>
  [value ?? []]
    .flat()
    .map((one) => (typeof one === 'object' ? (one as RecordData).id : one))
    .join()

export const OutroCargo = ({ record }: { record: RecordData }) => (
  <Mudanca record={record} field="faixaSalarial" call="possui-candidato" text={mudancaTexts.cargo} />
)

/** Below the evaluations of a request. */
export default function OutrasAvaliacoes({ record }: { record: RecordData }) {
  return (
    <Mudanca
      record={record}
      field="avaliacoesIds"
      call="existe-competencia-respondida"
      text={mudancaTexts.avaliacoes}
    />
  )
}
