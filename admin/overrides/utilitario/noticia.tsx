import Chip from '@mui/material/Chip'
import type { CellProps } from '#admin/resource/cells/Cell.tsx'
import { defineOverride } from '#admin/resource/override.ts'
import { noticiasTexts } from '#admin/shell/news/texts.ts'
import type { Noticia } from '#schemas/generated/types/utilitario/noticia.ts'

/** Criticality: -1 and 0 open a dialog on the start page, others appear in the bell only (spec 1 §2.6). */
function CriticidadeCell({ value }: CellProps<Noticia>) {
  const { urgent, important, normal } = noticiasTexts
  if (value === -1) return <Chip size="small" color="error" variant="outlined" label={urgent} />
  if (value === 0) return <Chip size="small" color="warning" variant="outlined" label={important} />
  return <>{normal}</>
}

export default defineOverride<Noticia>({ cells: { criticidade: CriticidadeCell } })
