import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { showNumber } from '#admin/form/widgets/masked/numbers.ts'
import { emDiferenca, emPorcento, emRazao } from '#admin/reajustes/amounts.ts'
import type { TipoReajuste } from '#admin/reajustes/plano.ts'
import { visualizarTexts as t } from '../texts.ts'
import type { DoTalento, Linha } from './linhas.ts'

/** A column beside those of subject, amounts and actions. */
export interface Column {
  title: string
  right?: boolean
  /** editable inline as a percentage, where amounts are */
  percent?: boolean
  cell: (linha: Linha) => ReactNode
}

interface Named {
  nome?: string
}

/** A place: current, or current and proposed where they differ. */
function Moved({ atual, proposto }: { atual: string | undefined; proposto: string | undefined }) {
  if (proposto === undefined || proposto === atual) return atual ?? '—'
  return (
    <>
      {atual ?? '—'} <span aria-hidden>→</span>{' '}
      <Box component="strong" sx={{ fontWeight: 600 }}>
        {proposto}
      </Box>
    </>
  )
}

type Lugar = 'estabelecimento' | 'areaOrganizacional' | 'ambiente' | 'faixaSalarial' | 'funcao'

const place = (title: string, field: Lugar): Column => ({
  title,
  cell: (linha) => {
    const { [`${field}Atual`]: atual, [`${field}Proposto`]: proposto } = linha as Record<string, Named | undefined>
    return <Moved atual={atual?.nome} proposto={proposto?.nome} />
  },
})

const typeOf = (tipo: 1 | 2 | 3 | undefined, indice: Named | undefined, quantidade: number | undefined) => {
  if (tipo === undefined) return undefined
  if (tipo !== 2 || indice?.nome === undefined) return t.salaryTypes[tipo]
  return `${t.salaryTypes[tipo]}: ${t.indexOf(indice.nome, showNumber(quantidade, 2))}`
}

const salaryType: Column = {
  title: t.columns.type,
  cell: (linha) => {
    const one = linha as DoTalento
    return (
      <Moved
        atual={typeOf(one.tipoSalarioAtual, one.indiceAtual, one.quantidadeIndiceAtual)}
        proposto={typeOf(one.tipoSalarioProposto, one.indiceProposto, one.quantidadeIndiceProposto)}
      />
    )
  },
}

const differences: Column[] = [
  { title: t.columns.difference, right: true, cell: ({ valorDiferenca }) => emDiferenca(valorDiferenca as number) },
  {
    title: t.columns.percent,
    right: true,
    percent: true,
    cell: ({ percentualDiferenca }) => emPorcento(percentualDiferenca as number),
  },
]

const compa: Column = {
  title: t.columns.compa,
  right: true,
  cell: (linha) => {
    const { compaRatioAtual, compaRatioProposto } = linha as DoTalento
    return <Moved atual={emRazao(compaRatioAtual)} proposto={emRazao(compaRatioProposto)} />
  },
}

const note: Column = { title: t.columns.note, cell: ({ observacao }) => observacao ?? '—' }

/** Columns before the amounts, and after them. */
export function columnsOf(tipo: TipoReajuste): { before: Column[]; after: Column[] } {
  if (tipo !== 'C') return { before: [], after: [...differences, note] }
  const { band, area, establishment, environment, role } = t.columns
  return {
    before: [place(band, 'faixaSalarial')],
    after: [
      ...differences,
      compa,
      salaryType,
      note,
      place(area, 'areaOrganizacional'),
      place(establishment, 'estabelecimento'),
      place(environment, 'ambiente'),
      place(role, 'funcao'),
    ],
  }
}
