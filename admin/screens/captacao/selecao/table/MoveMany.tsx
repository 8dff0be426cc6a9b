import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useEntity } from '#admin/resource/entity-context.ts'
import { useSuccess } from '#admin/shell/useReport.ts'
import type { Cartao, Etapa, Quadro } from '#schemas/runtime/answers/recruitment/selection-board.ts'
import { selecaoTexts } from '../texts.ts'
import { useMoveMany } from './useMoveMany.ts'

interface Props {
  quadro: Quadro
  cartoes: Cartao[]
  /** called with the ids that were moved */
  onMoved: (ids: number[]) => void
}

/** Moves the selected candidates to one step. Those refused are listed with the reason and stay selected. */
export function MoveMany({ quadro, cartoes, onMoved }: Props) {
  const { resource } = useEntity()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const { mutate, isPending, data } = useMoveMany(resource, quadro.solicitacao.id)
  const success = useSuccess()
  const go = (etapa: Etapa) => {
    setAnchor(undefined)
    const candidatos = cartoes.filter(({ etapaId }) => etapaId !== etapa.id)
    mutate(
      { cartoes: candidatos, etapa },
      {
        onSuccess: ({ movidos }) => {
          success(selecaoTexts.movedMany(movidos.length, etapa.nome))
          onMoved(movidos)
        },
      },
    )
  }
  return (
    <>
      <Typography variant="body2" role="status">
        {selecaoTexts.marked(cartoes.length)}
      </Typography>
      <Button
        size="small"
        variant="contained"
        loading={isPending}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {selecaoTexts.moveMany}
      </Button>
      <Menu open={anchor !== undefined} anchorEl={anchor} onClose={() => setAnchor(undefined)}>
        {quadro.etapas.map((etapa) => (
          <MenuItem key={etapa.id} onClick={() => go(etapa)}>
            {etapa.nome}
          </MenuItem>
        ))}
      </Menu>
      {data && data.recusados.length > 0 && (
        <Alert severity="warning" sx={{ width: '100%' }}>
          {selecaoTexts.someNotMoved}
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {data.recusados.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </Box>
        </Alert>
      )}
    </>
  )
}
