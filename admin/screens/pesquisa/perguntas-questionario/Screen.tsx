import { useParams } from 'react-router-dom'
import { Editor } from '#admin/questionario/editor/Editor.tsx'
import { questionariosTexts as t } from './texts.ts'

const ROUTE = 'pesquisa/questionarios'

/** The questions of a questionnaire, also of a bank — spec 2 §7 'Surveys' */
export default function Screen() {
  const { id = '' } = useParams()
  return (
    <Editor
      key={id}
      entity="pesquisa/questionario"
      route={ROUTE}
      id={id}
      titleOf={(dono) => String(dono.titulo)}
      crumbs={(dono) => [
        { label: t.questionnaires, to: `/${ROUTE}` },
        { label: String(dono.titulo), to: `/${ROUTE}/${id}` },
      ]}
    />
  )
}
