import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { getJson } from '#admin/providers/http.ts'
import type { FaixaSalarial } from '#schemas/generated/types/cargo-salario/faixa-salarial.ts'
import type { Indice } from '#schemas/generated/types/cargo-salario/indice.ts'

const FAIXAS = '/api/cargo-salario/faixas-salariais'

/** Title above the rows of a history. */
const Name = ({ children }: { children: string | undefined }) => (
  <Typography variant="subtitle1" sx={{ mb: 2, minHeight: '1.75em' }}>
    {children}
  </Typography>
)

/** Name of the band whose history is shown, reached through its position or directly. */
export function BandName() {
  const { cargoId, faixaSalarialId } = useParams()
  const url = cargoId === undefined ? `${FAIXAS}/${faixaSalarialId}` : `${FAIXAS}/cargo/${cargoId}/${faixaSalarialId}`
  const { data } = useQuery({
    queryKey: ['faixa-do-historico', url],
    queryFn: ({ signal }) => getJson<FaixaSalarial>(url, { signal }),
  })
  return <Name>{data && `${data.cargo.nome} – ${data.nome}`}</Name>
}

/** Name of the index whose history is shown. */
export function IndexName() {
  const { indiceId } = useParams()
  const { data } = useQuery({
    queryKey: ['indice-do-historico', indiceId],
    queryFn: ({ signal }) => getJson<Indice>(`/api/cargo-salario/indices/${indiceId}`, { signal }),
  })
  return <Name>{data?.nome}</Name>
}
