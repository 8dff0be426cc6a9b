import EditIcon from '@mui/icons-material/EditOutlined'
import Button from '@mui/material/Button'
import { useParams } from 'react-router-dom'
import { Dashboard } from '#admin/dashboard/DashboardPage.tsx'
import { useSession } from '#admin/providers/session.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { boardTexts } from '#admin/widgets/painel/texts.ts'

/** A dashboard composed in this company, open to users whose profile it is shared with. */
export default function Screen() {
  const { id = '' } = useParams()
  const schema = useSession().schemas.find(({ path }) => path === 'analytics/painel-empresa')
  const edit = schema?.can.update && (
    <Button startIcon={<EditIcon />} component={AppLink} to={`/${schema.route}/${id}`}>
      {boardTexts.edit}
    </Button>
  )
  return <Dashboard key={id} path={`empresa/${id}`} actions={edit} />
}
