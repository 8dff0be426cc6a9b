import { useState } from 'react'
import { copiaAlteravel } from '#admin/questionario/avaliacao.ts'
import { Cabeca } from '#admin/questionario/Cabeca.tsx'
import { Responder } from '#admin/questionario/Responder.tsx'
import { Answering } from './Answering.tsx'
import type { AnswersProps } from './Answers.tsx'
import { respostasTexts as t } from './texts.ts'

/** Changes a handed-in evaluation of an experience period; any other copy is shown as in `Answering`. */
export function Editing(props: AnswersProps) {
  const { avaliacao, onChanged, onClosed } = props
  // the form starts from the copy read first, whatever is read later
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
