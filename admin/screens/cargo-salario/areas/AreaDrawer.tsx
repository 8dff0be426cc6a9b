import Avatar from '@mui/material/Avatar'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemAvatar from '@mui/material/ListItemAvatar'
import ListItemText from '@mui/material/ListItemText'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { getJson } from '#admin/providers/http.ts'
import { useSession } from '#admin/providers/session.ts'
import type { RecordDialogProps } from '#admin/resource/actions/record-action.ts'
import { SideDrawer } from '#admin/shell/dialogs/SideDrawer.tsx'
import { initialsOf } from '#admin/shell/names.ts'
import { useResponsaveis } from '#admin/widgets/areas/useResponsaveis.ts'
import type { FaixaDaArea } from '#schemas/runtime/answers/positions/area.ts'
import { areasTexts as t } from './texts.ts'
import { AREAS, useVinculos } from './useVinculos.ts'
import { Vinculos } from './Vinculos.tsx'

/** Panel of an area: responsibles, records that reference it, and salary bands used in it. */
export default function AreaDrawer({ record, onClose }: RecordDialogProps<{ id: number; nome: string }>) {
  const { id, nome } = record
  const readsBands = useSession().schemas.some(({ path, can }) => path === 'cargo-salario/faixa-salarial' && can.read)
  return (
    <SideDrawer title={nome} onClose={onClose}>
      <Part title={t.responsible}>
        <People area={id} />
      </Part>
      <Part title={t.linked}>
        <Linked area={id} />
      </Part>
      {readsBands && (
        <Part title={t.bands}>
          <Bands area={id} />
        </Part>
      )}
    </SideDrawer>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <Typography variant="h3" sx={{ mt: 2, mb: 1 }}>
      {title}
    </Typography>
    {children}
  </section>
)

const Nothing = ({ children }: { children: string }) => (
  <Typography variant="body2" color="text.secondary">
    {children}
  </Typography>
)

function People({ area }: { area: number }) {
  const { data, error } = useResponsaveis([area])
  if (error) return <Nothing>{error.message}</Nothing>
  if (!data) return <Skeleton />
  if (data.length === 0) return <Nothing>{t.nobody}</Nothing>
  return (
    <List dense disablePadding>
      {data.map(({ tipo, id, nome, foto, cargo, empresa }) => (
        <ListItem key={`${tipo} ${empresa.id} ${id}`} disableGutters>
          <ListItemAvatar>
            <Avatar
              aria-hidden
              src={foto && `/api/arquivos/${foto}`}
              alt=""
              sx={{ bgcolor: 'brand.soft', color: 'text.primary', fontSize: 14 }}
            >
              {initialsOf(nome)}
            </Avatar>
          </ListItemAvatar>
          <ListItemText primary={nome} secondary={[t.kinds[tipo], cargo].filter(Boolean).join(' · ')} />
        </ListItem>
      ))}
    </List>
  )
}

function Linked({ area }: { area: number }) {
  const { vinculos, error } = useVinculos(area)
  if (error) return <Nothing>{error.message}</Nothing>
  if (!vinculos) return <Skeleton />
  return vinculos.length === 0 ? <Nothing>{t.nothing}</Nothing> : <Vinculos vinculos={vinculos} />
}

function Bands({ area }: { area: number }) {
  const { data, error } = useQuery({
    queryKey: ['area', area, 'faixas-salariais'],
    queryFn: ({ signal }) => getJson<FaixaDaArea[]>(`${AREAS}/${area}/faixas-salariais`, { signal, quiet: true }),
    gcTime: 0,
  })
  if (error) return <Nothing>{error.message}</Nothing>
  if (!data) return <Skeleton />
  if (data.length === 0) return <Nothing>{t.noBands}</Nothing>
  return (
    <List dense disablePadding>
      {data.map(({ id, nome, cargo, talentos }) => (
        <ListItem key={id} disableGutters>
          <ListItemText primary={`${cargo.nome} · ${nome}`} secondary={talentos > 0 && t.talents(talentos)} />
        </ListItem>
      ))}
    </List>
  )
}
