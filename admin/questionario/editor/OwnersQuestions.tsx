import { useNavigate, useParams } from 'react-router-dom'
import { useSession } from '#admin/providers/session.ts'
import { CloneDialog } from '#admin/resource/actions/dialogs/CloneDialog.tsx'
import { Editor } from './Editor.tsx'

interface Props {
  /** the owner's register: 'avaliacao/modelo-avaliacao' */
  entity: string
  /** where its records are served and shown: 'avaliacao/modelos-avaliacao' */
  route: string
  /** what its records are called together */
  plural: string
  /** what a clone takes along; absent where there is none */
  cloneIntro?: string
  /** the call that clones, below the record */
  cloneCall?: string
}

/** The page of an owner's questions, `{route}/:id/perguntas`; a clone in the same company is gone on with. */
export function OwnersQuestions({ entity, route, plural, cloneIntro, cloneCall = '' }: Props) {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const { empresa: current } = useSession().info
  return (
    <Editor
      key={id}
      {...{ entity, route, id }}
      titleOf={(dono) => String(dono.titulo)}
      crumbs={(dono) => [
        { label: plural, to: `/${route}` },
        { label: String(dono.titulo), to: `/${route}/${id}` },
      ]}
      cloner={
        cloneIntro === undefined
          ? undefined
          : (dono, close) => (
              <CloneDialog
                url={`/api/${route}/${id}${cloneCall}`}
                title={String(dono.titulo)}
                intro={cloneIntro}
                onClose={close}
                onDone={([clone, ...others]) => {
                  if (clone?.empresa.id === current.id && others.length === 0)
                    navigate(`/${route}/${clone.id}/perguntas`)
                }}
              />
            )
      }
    />
  )
}
