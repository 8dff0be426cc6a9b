import { useState } from 'react'
import { copiaAlteravel } from '#admin/questionario/avaliacao.ts'
import { Cabeca } from '#admin/questionario/Cabeca.tsx'
import { Responder } from '#admin/questionario/Responder.tsx'
import { Answering } from './Answering.tsx'
import type { AnswersProps } from './Answers.tsx'
import { respostasTexts as t } from './texts.ts'

/** The evaluation of an experience period that was handed in, being changed; any other as it is. */
export function Editing(props: AnswersProps) {
  const { avaliacao, onChanged, onClosed } = props
  // what was read first is what is changed
  const [first] = useState(avaliacao)
  const [done, setDone] = useState(first.origem !== 'A' || first.situacao !== 'R')
  if (done) return <Answering {...props} />
  return (
    <>
      <Cabeca avaliacao={avaliacao} />
      <Responder
        {...copiaAlteravel(first)}
        texts={{ finish: t.change, finished: t.changed }}
        escritos={{ observacao: true, notaManual: false }}
        onEntregue={(changed) => {
          setDone(true)
          onChanged(changed)
        }}
        onFechada={onClosed}
      />
    </>
  )
}
