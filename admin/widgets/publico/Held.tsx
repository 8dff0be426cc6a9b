import Groups from '@mui/icons-material/GroupsOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { later, Waiting } from '#admin/form/later.tsx'
import type { FormScope } from '#admin/form/state/scope.ts'
import type { WidgetProps } from '#admin/form/widgets/widget.ts'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import type { AudienceMember } from '#schemas/runtime/answers/surveys/audience.ts'
import { type Audience, saysWho } from '#schemas/runtime/domain/audience.ts'
import { valueAt } from '#schemas/runtime/paths.ts'
import { publicoTexts as t } from './texts.ts'
import { useAudienceText, usePreview, useSettled } from './useAudience.ts'

const Who = later(() => import('./Who.tsx'))

interface Props extends WidgetProps {
  scope: FormScope
  route: string
}

/** Number of talentos in the current audience, with a button that lists them. */
export function Held({ scope, route, field, disabled, readOnly }: Props) {
  const path = field.path.split('.').slice(0, -1).join('.')
  const text = useAudienceText(scope, path)
  const asked = useSettled(text)
  const { data, isError, refetch } = usePreview(route, asked, { size: 1 })
  const [open, setOpen] = useState(false)
  const { quem, ...rest } = JSON.parse(text) as Audience
  if (quem === undefined) return null
  const says = saysWho({ quem, ...rest })
  if (isError && says) return <RetryAlert onRetry={refetch}>{t.failed}</RetryAlert>
  const current = says ? data : undefined
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5, minHeight: 36 }}>
      <Groups fontSize="small" color="action" aria-hidden />
      <Box role="status" sx={{ opacity: asked === text ? 1 : 0.6, flex: '0 1 auto', maxWidth: 'calc(100% - 40px)' }}>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {says ? (current ? (current.total === 0 ? t.nobody : t.total(current.total)) : t.counting) : t.choose}
        </Typography>
        {current !== undefined && current.total > 0 && (
          <Typography component="span" variant="body2" color="text.secondary">
            {` (${t.comUsuario(current.comUsuario, current.total)})`}
          </Typography>
        )}
      </Box>
      {says && (
        <Button size="small" disabled={!current || current.total === 0} onClick={() => setOpen(true)}>
          {t.see}
        </Button>
      )}
      {open && (
        <Waiting fallback={null}>
          <Who
            route={route}
            text={text}
            onLeaveOut={disabled || readOnly ? undefined : (one) => leaveOut(scope, path, one)}
            onClose={() => setOpen(false)}
          />
        </Waiting>
      )}
    </Box>
  )
}

/** Removes a talento from an audience: from the single ones, or, when a criterion selects it, by an exception. */
function leaveOut({ store, setValue }: FormScope, path: string, { incluido, id, nome }: AudienceMember) {
  const { talentos = [], excetoTalentos = [] } = (valueAt(store.record, path) ?? {}) as Audience
  const others = talentos.filter((one) => one.id !== id)
  if (others.length < talentos.length) setValue(`${path}.talentos`, others.length > 0 ? others : undefined)
  if (!incluido) setValue(`${path}.excetoTalentos`, [...excetoTalentos, { id, nome }])
}
