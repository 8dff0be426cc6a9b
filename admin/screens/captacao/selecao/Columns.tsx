import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { texts } from '#admin/i18n/texts.ts'
import { useActionHost } from '#admin/resource/actions/ActionHost.tsx'
import { useEntity } from '#admin/resource/entity-context.ts'
import { Card } from './Card.tsx'
import { Column } from './Column.tsx'
import { type Cartao, type Etapa, etapaDe, type Lugar, lugarDe, type Quadro, registroDe, vizinha } from './quadro.ts'
import { useFocusCard } from './useFocusCard.ts'
import { useMove } from './useQuadro.ts'

interface Props {
  quadro: Quadro
  /** those a search leaves */
  cartoes: Cartao[]
}

/** A column per step, and the ends: hired and outside. */
export function Columns({ quadro, cartoes }: Props) {
  const { resource, schema, entity } = useEntity()
  const { askAction } = useActionHost()
  const [dragged, setDragged] = useState<Cartao>()
  const [showsOut, setShowsOut] = useState(false)
  const [said, setSaid] = useState('')
  const focusCard = useFocusCard()
  const { mutate } = useMove(resource, quadro.solicitacao.id)

  const may = (name: string) => schema.actions.includes(name)
  const movable = quadro.solicitacao.aberta && may('etapa')
  const nomeDe = (lugar: Lugar) =>
    lugar === 'contratados'
      ? texts.selecao.hired
      : lugar === 'fora'
        ? texts.selecao.out
        : (etapaDe(quadro, { etapaId: lugar })?.nome ?? texts.selecao.noStep)

  const move = (cartao: Cartao, etapa: Etapa | undefined) => {
    if (!etapa) return setSaid(texts.selecao.edge(cartao.nome))
    if (etapa.id === cartao.etapaId || cartao.situacao !== 'E') return
    focusCard(cartao.id)
    mutate({ cartao, etapa })
    setSaid(texts.selecao.moved(cartao.nome, etapa.nome))
  }
  /** the ends ask what a step does not: the day of admission, the reason */
  const ask = (cartao: Cartao, name: string) => {
    const action = entity.actions.find((one) => one.name === name)
    if (action && may(name)) askAction(action, registroDe(quadro, cartao))
  }
  const drop = (lugar: Lugar) => {
    setDragged(undefined)
    if (dragged?.situacao !== 'E') return
    if (lugar === 'contratados') ask(dragged, 'contrata')
    else if (lugar === 'fora') ask(dragged, 'recusa')
    else if (lugar !== null) move(dragged, etapaDe(quadro, { etapaId: lugar }))
  }
  const takes = (lugar: Lugar) =>
    lugar === 'contratados' ? may('contrata') : lugar === 'fora' ? may('recusa') : lugar !== null && movable

  const semEtapa = quadro.candidatos.some((cartao) => lugarDe(cartao) === null)
  const fora = quadro.candidatos.filter((cartao) => lugarDe(cartao) === 'fora').length
  const lugares: Lugar[] = [...(semEtapa ? [null] : []), ...quadro.etapas.map(({ id }) => id), 'contratados']
  if (showsOut || dragged) lugares.push('fora')

  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 1 }}>
        <Typography id="quadro-dica" variant="body2" color="text.secondary" sx={{ flex: 1 }}>
          {movable ? texts.selecao.hint : ''}
        </Typography>
        {fora > 0 && (
          <Button size="small" color="inherit" aria-pressed={showsOut} onClick={() => setShowsOut(!showsOut)}>
            {showsOut ? texts.selecao.hideOut : texts.selecao.showOut(fora)}
          </Button>
        )}
      </Box>
      {cartoes.length === 0 && quadro.candidatos.length > 0 && (
        <Typography color="text.secondary" sx={{ mb: 1 }}>
          {texts.selecao.nothingFound}
        </Typography>
      )}
      <Box
        sx={{
          display: 'flex',
          gap: 1.5,
          overflowX: 'auto',
          pb: 2,
          alignItems: 'flex-start',
          scrollSnapType: 'x proximity',
        }}
      >
        {lugares.map((lugar) => (
          <Column
            key={lugar ?? 'sem-etapa'}
            nome={nomeDe(lugar)}
            prazo={typeof lugar === 'number' ? etapaDe(quadro, { etapaId: lugar })?.prazoDias : undefined}
            takes={dragged !== undefined && lugarDe(dragged) !== lugar && takes(lugar)}
            onDrop={() => drop(lugar)}
          >
            {cartoes
              .filter((cartao) => lugarDe(cartao) === lugar)
              .map((cartao) => (
                <Card
                  key={cartao.id}
                  quadro={quadro}
                  cartao={cartao}
                  etapa={nomeDe(lugar)}
                  movable={movable && cartao.situacao === 'E'}
                  onMove={(etapa) => move(cartao, etapa)}
                  onStep={(direction) => move(cartao, vizinha(quadro, cartao, direction))}
                  onDrag={setDragged}
                />
              ))}
          </Column>
        ))}
      </Box>
      <Box
        role="status"
        aria-live="assertive"
        sx={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clip: 'rect(0 0 0 0)' }}
      >
        {said}
      </Box>
    </>
  )
}
