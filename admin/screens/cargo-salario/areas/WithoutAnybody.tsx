import Link from '@mui/material/Link'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import Typography from '@mui/material/Typography'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { SideDrawer } from '#admin/shell/dialogs/SideDrawer.tsx'
import type { SemResponsaveis } from '#schemas/runtime/answers/positions/area.ts'
import { areasTexts as t } from './texts.ts'

/** The areas without a responsible, each linked to its record. */
export default function WithoutAnybody({ grupos, onClose }: { grupos: SemResponsaveis[]; onClose: () => void }) {
  return (
    <SideDrawer title={t.withoutTitle} onClose={onClose}>
      <Typography variant="body2" color="text.secondary">
        {t.withoutHelp}
      </Typography>
      {grupos.map(({ areaMae, areas }) => (
        <section key={areaMae?.id ?? 0}>
          <Typography variant="h3" sx={{ mt: 2 }}>
            {areaMae ? t.under(areaMae.nome) : t.roots}
          </Typography>
          <List dense disablePadding>
            {areas.map(({ id, nome }) => (
              <ListItem key={id} disableGutters>
                <Link component={AppLink} to={`/cargo-salario/areas-organizacionais/${id}`}>
                  {nome}
                </Link>
              </ListItem>
            ))}
          </List>
        </section>
      ))}
    </SideDrawer>
  )
}
