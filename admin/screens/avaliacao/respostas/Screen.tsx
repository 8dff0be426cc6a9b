import { useSearchParams } from 'react-router-dom'
import { NothingYet } from '#admin/shell/NothingYet.tsx'
import { OnlyTalents } from '#admin/shell/screen/OnlyTalents.tsx'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'
import { Answering } from './Answering.tsx'
import { Editing } from './Editing.tsx'
import { Loaded } from './Loaded.tsx'
import { Together } from './Together.tsx'
import { respostasTexts as t } from './texts.ts'

const idIn = (text: string | null): string | undefined =>
  /^[1-9]\d{0,14}$/.test(text ?? '') ? (text ?? '') : undefined

/**
 * /avaliacao/respostas?colaboradorQuestionarioId=7: answers one evaluation, with &editar=true changes one already handed in;
 * ?avaliacaoDesempenhoId=3: answers all evaluations of a user in a cycle of type 2.0 — spec 2 §2, §3 (tipo, formato), §5
 */
export default function Screen() {
  const [params] = useSearchParams()
  const id = idIn(params.get('colaboradorQuestionarioId'))
  const ciclo = idIn(params.get('avaliacaoDesempenhoId'))
  if (id !== undefined)
    return (
      <Loaded key={id} id={id}>
        {(props) => (params.get('editar') === 'true' ? <Editing {...props} /> : <Answering {...props} />)}
      </Loaded>
    )
  if (ciclo !== undefined)
    return (
      <OnlyTalents>
        <Together key={ciclo} ciclo={ciclo} />
      </OnlyTalents>
    )
  return (
    <>
      <PageHeader />
      <NothingYet>{t.which}</NothingYet>
    </>
  )
}
