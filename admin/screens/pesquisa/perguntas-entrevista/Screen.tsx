import { useNavigate, useParams } from 'react-router-dom'
import { Editor } from '#admin/questionario/editor/Editor.tsx'
import { CloneDialog } from '#admin/resource/actions/CloneDialog.tsx'
import { entrevistasTexts as t } from './texts.ts'

const ROUTE = 'pesquisa/entrevistas'

/** The questions of a model of exit interviews — spec 2 §2 (entrevistas), spec 3 §2 */
export default function Screen() {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  return (
    <Editor
      key={id}
      entity="pesquisa/modelo-entrevista"
      route={ROUTE}
      id={id}
      titleOf={(dono) => String(dono.titulo)}
      crumbs={(dono) => [
        { label: t.models, to: `/${ROUTE}` },
        { label: String(dono.titulo), to: `/${ROUTE}/${id}` },
      ]}
      cloner={(dono, close) => (
        <CloneDialog
          url={`/api/${ROUTE}/${id}/clone`}
          title={String(dono.titulo)}
          intro={t.cloneIntro}
          onClose={close}
          onDone={(clones) => {
            const here = clones.find(({ empresa }) => empresa.id === dono.empresaId) ?? clones[0]
            if (clones.length === 1 && here) navigate(`/${ROUTE}/${here.id}/perguntas`)
          }}
        />
      )}
    />
  )
}
