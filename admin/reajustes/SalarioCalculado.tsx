import Typography from '@mui/material/Typography'
import { emReais } from './amounts.ts'
import { reajustesTexts as t } from './texts.ts'

interface Props {
  /** type of the proposed salary */
  tipo: unknown
  calculo: { salario?: number } | undefined
  /** the amount of the day is loading */
  loading: boolean
}

/** Says the amount of the band or index, or that it has none on that day. */
export function SalarioCalculado({ tipo, calculo, loading }: Props) {
  return (
    <Typography role="status" variant="body2" color="text.secondary" sx={{ mb: loading || calculo ? 1 : 0 }}>
      {loading ? t.loading : calculo && said(tipo, calculo.salario)}
    </Typography>
  )
}

function said(tipo: unknown, salario: number | undefined): string {
  if (salario !== undefined) return t.calculated(emReais(salario))
  return tipo === 1 ? t.noBandValue : t.noIndexValue
}
