import GroupAdd from '@mui/icons-material/GroupAddOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { later, Waiting } from '#admin/form/later.tsx'
import { useSession } from '#admin/providers/session.ts'
import { copiaTexts as t } from './texts.ts'

const ApplyMany = later(() => import('./ApplyMany.tsx'))
/** to create evaluations, and to search the people who may take part */
const RIGHTS = ['ROLE_MOV_AVALIACAO_INCLUIR', 'ROLE_CAD_AVALIACAO_DESEMPENHO_VER']

/** Above the list of evaluations: a model for several talents. */
export function ApplyButton() {
  const { authorities } = useSession().info
  const [open, setOpen] = useState(false)
  if (!RIGHTS.every((right) => authorities.includes(right))) return null
  return (
    <>
      <Button startIcon={<GroupAdd />} onClick={() => setOpen(true)}>
        {t.applyMany}
      </Button>
      {open && (
        <Waiting fallback={null}>
          <ApplyMany onClose={() => setOpen(false)} />
        </Waiting>
      )}
    </>
  )
}
