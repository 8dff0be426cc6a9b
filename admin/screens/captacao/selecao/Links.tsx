import MoreVert from '@mui/icons-material/MoreVert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useSession } from '#admin/providers/session.ts'
import { useEntity } from '#admin/resource/entity-context.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { screenTitle } from '#admin/shell/screen-titles.ts'
import type { Quadro } from '#schemas/runtime/answers/recruitment/selection-board.ts'
import { selecaoTexts } from './texts.ts'

/** Address of the form of a new candidate, who enters this selection when saved (`solicitacaoId`); returns to the board (`volta`). */
const newCandidate = (solicitacaoId: number): string =>
  `/captacao/candidatos/new?solicitacaoId=${solicitacaoId}&volta=${encodeURIComponent(`/captacao/selecao?solicitacao=${solicitacaoId}`)}`

/** Actions on the whole selection: a button that adds candidates, and a menu with its other views. */
export function Links({ quadro, onAdd }: { quadro: Quadro; onAdd: () => void }) {
  const { id, aberta } = quadro.solicitacao
  const { resource, schema } = useEntity()
  const { schemas } = useSession()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const compares = schemas.some(({ path, can }) => path === 'captacao/avaliacao-candidato' && can.read)
  const registers = schemas.some(({ path, can }) => path === 'captacao/candidato' && can.create)
  const filter = encodeURIComponent(JSON.stringify({ solicitacao: id }))
  const links = [
    ...(aberta && schema.can.create && registers ? [{ to: newCandidate(id), title: selecaoTexts.register }] : []),
    { to: `/captacao/solicitacoes-pessoal/${id}`, title: selecaoTexts.open },
    { to: `/${resource}?filter=${filter}`, title: selecaoTexts.list },
    ...(compares
      ? [{ to: `/captacao/avaliacoes/comparacao?solicitacao=${id}`, title: screenTitle('captacao/comparacao') }]
      : []),
  ]
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      {schema.can.create && aberta && (
        <Button size="small" variant="contained" onClick={onAdd}>
          {selecaoTexts.add}
        </Button>
      )}
      <IconButton
        aria-label={selecaoTexts.more}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== undefined} onClose={() => setAnchor(undefined)}>
        {links.map(({ to, title }) => (
          <MenuItem key={to} component={AppLink} to={to}>
            {title}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  )
}
