import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Perguntas } from '#admin/form/questionario/Perguntas.tsx'
import { Blocks } from '#admin/form/rich/Blocks.tsx'
import { SideDrawer } from '#admin/shell/dialogs/SideDrawer.tsx'
import { perguntasVisiveis } from '#schemas/runtime/questionario/condicoes.ts'
import type { Pergunta, Resposta } from '#schemas/runtime/questionario/pergunta.ts'
import { blocksOf } from '#schemas/runtime/rich-text/rich-text.ts'
import { previaTexts as t } from './texts.ts'

interface Props {
  /** text above the questions */
  cabecalho?: string | undefined
  perguntas: Pergunta[]
  onClose(): void
}

/** Preview as respondents see it: conditions apply, nothing is stored. */
export function Previa({ cabecalho = '', perguntas, onClose }: Props) {
  const [respostas, setRespostas] = useState<ReadonlyMap<number, Resposta>>(new Map())
  const itens = perguntasVisiveis(
    perguntas.map((pergunta) => ({ pergunta, resposta: respostas.get(pergunta.id) ?? {} })),
  )
  return (
    <SideDrawer title={t.title} onClose={onClose}>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {t.intro}
      </Typography>
      <Blocks blocks={blocksOf(cabecalho)} />
      <Perguntas itens={itens} onChange={(id, resposta) => setRespostas(new Map(respostas).set(id, resposta))} />
    </SideDrawer>
  )
}
