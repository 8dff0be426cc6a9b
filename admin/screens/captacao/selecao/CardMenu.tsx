import ArrowForward from '@mui/icons-material/ArrowForward'
import Assignment from '@mui/icons-material/AssignmentOutlined'
import EventAvailable from '@mui/icons-material/EventAvailableOutlined'
import History from '@mui/icons-material/HistoryOutlined'
import Person from '@mui/icons-material/PersonOutlined'
import Timeline from '@mui/icons-material/Timeline'
import { useMemo, useState } from 'react'
import { useSession } from '#admin/providers/session.ts'
import { ActionMenu } from '#admin/resource/actions/ActionMenu.tsx'
import type { RecordAction } from '#admin/resource/actions/record-action.ts'
import { useActionsOf } from '#admin/resource/actions/useRecordActions.tsx'
import { useEntity } from '#admin/resource/entity-context.ts'
import { screenTitle } from '#admin/shell/screen-titles.ts'
import { type Cartao, type Etapa, type Quadro, registroDe } from './quadro.ts'
import { Release } from './Release.tsx'
import { selecaoTexts } from './texts.ts'

interface Props {
  quadro: Quadro
  cartao: Cartao
  movable: boolean
  anchor: HTMLElement | undefined
  onClose: () => void
  onMove: (etapa: Etapa) => void
}

/** Everything that can be done with a candidate on the board. */
export function CardMenu({ quadro, cartao, movable, anchor, onClose, onMove }: Props) {
  const { resource, entity } = useEntity()
  const { schemas } = useSession()
  const actionsOf = useActionsOf('page')
  const own = new Set(entity.actions.map(({ name }) => name))
  const record = useMemo(() => registroDe(quadro, cartao), [quadro, cartao])
  const candidatos = schemas.find(({ path, can }) => path === 'captacao/candidato' && can.read)
  const moves: RecordAction[] = movable
    ? quadro.etapas
        .filter(({ id }) => id !== cartao.etapaId)
        .map((etapa) => ({
          name: `etapa-${etapa.id}`,
          title: selecaoTexts.moveTo(etapa.nome),
          icon: <ArrowForward fontSize="small" />,
          run: () => onMove(etapa),
        }))
    : []
  const [releasing, setReleasing] = useState(false)
  const mayRelease = schemas.some(({ path, can }) => path === 'captacao/avaliacao-candidato' && can.create)
  const releases: RecordAction[] =
    mayRelease && cartao.situacao === 'E'
      ? [
          {
            name: 'avaliacao',
            title: selecaoTexts.release,
            icon: <Assignment fontSize="small" />,
            run: () => setReleasing(true),
          },
        ]
      : []
  const entrevistas = schemas.find(({ path, can }) => path === 'captacao/entrevista' && can.create)
  const candidatura = { id: cartao.id, candidato: cartao.nome }
  const links: RecordAction[] = [
    ...(entrevistas && cartao.situacao === 'E'
      ? [
          {
            name: 'entrevista',
            title: selecaoTexts.interview,
            icon: <EventAvailable fontSize="small" />,
            to: `/${entrevistas.route}/new?com=${encodeURIComponent(JSON.stringify({ candidatura }))}`,
          },
        ]
      : []),
    {
      name: 'historico',
      title: screenTitle('captacao/historico'),
      icon: <Timeline fontSize="small" />,
      to: `/captacao/historico?candidato=${cartao.candidatoId}`,
    },
    {
      name: 'trilha',
      title: selecaoTexts.openTrail,
      icon: <History fontSize="small" />,
      to: `/${resource}/${cartao.id}`,
    },
    ...(candidatos
      ? [
          {
            name: 'candidato',
            title: selecaoTexts.openCandidate,
            icon: <Person fontSize="small" />,
            to: `/${candidatos.route}/${cartao.candidatoId}`,
          },
        ]
      : []),
  ]
  const actions = actionsOf(record).filter(({ name, disabled }) => own.has(name) && disabled === undefined)
  return (
    <>
      <ActionMenu actions={[...moves, ...actions, ...releases, ...links]} anchor={anchor} onClose={onClose} />
      {releasing && (
        <Release cartao={cartao} solicitacaoId={quadro.solicitacao.id} onClose={() => setReleasing(false)} />
      )}
    </>
  )
}
