import Business from '@mui/icons-material/BusinessOutlined'
import Check from '@mui/icons-material/Check'
import ExpandMore from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { type MouseEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { switchEmpresa, useSession } from '#admin/providers/session.ts'
import { shellTexts } from '../texts.ts'
import { useLeaving } from '../unsaved/useLeaving.tsx'
import { useReport } from '../useReport.ts'

/** On a phone the company name wraps to two lines. */
const nameLook = {
  maxWidth: { xs: 150, sm: 180, md: 260 },
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  display: { xs: '-webkit-box', sm: 'block' },
  WebkitLineClamp: '2',
  WebkitBoxOrient: 'vertical',
  whiteSpace: { xs: 'normal', sm: 'nowrap' },
  overflowWrap: 'anywhere',
  lineHeight: { xs: 1.25, sm: 'inherit' },
} as const

/** The current company; with several, a menu to switch. */
export function EmpresaMenu() {
  const { empresa, empresas } = useSession().info
  const [anchor, setAnchor] = useState<HTMLElement>()
  const navigate = useNavigate()
  const report = useReport()
  const leaving = useLeaving()

  const choose = (id: number) => {
    setAnchor(undefined)
    if (id !== empresa.id) leaving.ask(() => switchEmpresa(id, () => navigate('/')).catch(report))
  }

  const name = (
    <Box component="span" sx={nameLook}>
      {empresa.nome}
    </Box>
  )
  if (empresas.length < 2)
    return (
      <Box
        aria-label={shellTexts.empresa(empresa.nome)}
        role="group"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          px: 1,
          color: 'text.secondary',
          fontSize: 13,
          fontWeight: 600,
          whiteSpace: 'nowrap',
        }}
      >
        <Business fontSize="small" sx={{ display: { xs: 'none', sm: 'block' } }} />
        {name}
      </Box>
    )
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        startIcon={<Business sx={{ display: { xs: 'none', sm: 'block' } }} />}
        endIcon={<ExpandMore />}
        aria-label={shellTexts.switchEmpresa(empresa.nome)}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={(event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget)}
      >
        {name}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== undefined} onClose={() => setAnchor(undefined)}>
        {empresas.map(({ id, nome }) => (
          <MenuItem key={id} selected={id === empresa.id} onClick={() => choose(id)}>
            <ListItemIcon>{id === empresa.id && <Check fontSize="small" />}</ListItemIcon>
            <ListItemText>{nome}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
      {leaving.dialog}
    </>
  )
}
