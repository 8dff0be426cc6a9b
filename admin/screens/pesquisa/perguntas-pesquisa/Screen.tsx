import { useParams } from 'react-router-dom'
import { pesquisasTexts as t } from '#admin/i18n/pesquisas.ts'
import { Editor } from '#admin/questionario/editor/Editor.tsx'
import { CloneDialog } from '#admin/resource/actions/CloneDialog.tsx'

const ROUTE = 'pesquisa/pesquisas'

/** The questions and aspects of a survey — spec 2 §2, §7 'Surveys' */
export default function Screen() {
  const { id = '' } = useParams()
  return (
    <Editor
      key={id}
      entity="pesquisa/pesquisa"
      route={ROUTE}
      id={id}
      titleOf={(dono) => String(dono.titulo)}
      crumbs={(dono) => [
        { label: t.surveys, to: `/${ROUTE}` },
        { label: String(dono.titulo), to: `/${ROUTE}/${id}` },
      ]}
      cloner={(dono, close) => (
        <CloneDialog
          url={`/api/${ROUTE}/${id}`}
          title={String(dono.titulo)}
          intro={t.cloneIntro}
          onClose={close}
          onDone={close}
        />
      )}
    />
  )
}
