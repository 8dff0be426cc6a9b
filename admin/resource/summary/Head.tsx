import EmailOutlined from '@mui/icons-material/EmailOutlined'
import LinkIcon from '@mui/icons-material/Link'
import PhoneOutlined from '@mui/icons-material/PhoneOutlined'
import PlaceOutlined from '@mui/icons-material/PlaceOutlined'
import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import ChipMark from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { RaRecord } from 'react-admin'
import { commonTexts } from '#admin/i18n/common.ts'
import { initialsOf } from '#admin/shell/names.ts'
import type { Tone } from '#schemas/runtime/model.ts'
import { formatValue, labelOf } from '#schemas/runtime/shown/display.ts'
import { useEntity, useRuleContext } from '../entity-context.ts'
import { useFormServices } from '../services/form-services.ts'
import { chipsOf } from './chips.ts'
import { Figures } from './Figures.tsx'
import { type ContactLine, contactOf, shownFacts } from './facts.ts'
import { SummaryActions } from './SummaryActions.tsx'
import { summaryTexts } from './texts.ts'

interface Props {
  record: RaRecord
  narrow: boolean
  tools?: ReactNode
  back?: string
}

/** Head of a record page: picture, name, state, contact, key figures, actions. */
export function Head({ record, narrow, tools, back }: Props) {
  const scope = useEntity()
  const context = useRuleContext()
  const { entity } = scope
  const shown = shownFacts(scope, record, context)
  const named = shown(entity.summary?.title ?? [])
  const title = named.map(({ field, value }) => formatValue(field, value)).join(' ') || labelOf(entity, record)
  const subtitle = shown(entity.summary?.subtitle ?? []).map(({ field, value }) => formatValue(field, value))
  const [picture] = shown(entity.summary?.picture === undefined ? [] : [entity.summary.picture])
  const contact = contactOf(scope, record, context)
  return (
    <Paper
      component="header"
      variant="outlined"
      sx={{ p: { xs: 2, md: narrow ? 2 : 2.5 }, mb: 2, '@media print': { border: 0, p: 0 } }}
    >
      {tools}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', columnGap: 2, rowGap: 1.5 }}>
        {entity.summary?.picture && <Portrait of={title} id={picture?.value} />}
        <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
            <Typography
              variant="h1"
              component={narrow ? 'h2' : 'h1'}
              sx={{ overflowWrap: 'anywhere', fontSize: narrow ? '1.1875rem' : undefined }}
            >
              {title}
            </Typography>
            <Typography component="span" variant="body2" color="text.secondary" sx={{ whiteSpace: 'nowrap' }}>
              {commonTexts.code(record.id)}
            </Typography>
          </Box>
          {subtitle.length > 0 && (
            <Typography color="text.secondary" sx={{ fontSize: 14, mt: 0.25, overflowWrap: 'anywhere' }}>
              {subtitle.join(' · ')}
            </Typography>
          )}
          <Chips chips={chipsOf(scope, record, context)} />
          <Contact lines={contact} />
        </Box>
        <SummaryActions record={record} back={back} />
      </Box>
      <Figures record={record} narrow={narrow} />
    </Paper>
  )
}

/** The picture, or the initials of first and last name. */
function Portrait({ of, id }: { of: string; id: unknown }) {
  const { upload } = useFormServices()
  const src = typeof id === 'string' ? upload?.url?.(id) : undefined
  return (
    <Avatar
      src={src}
      alt=""
      sx={{
        ...{ width: 64, height: 64, fontSize: 22, fontWeight: 650 },
        ...{ bgcolor: 'brand.soft', color: 'text.primary' },
      }}
    >
      {initialsOf(of)}
    </Avatar>
  )
}

const colourOf = (tone: Tone) => (tone === 'neutral' ? 'default' : tone)

function Chips({ chips }: { chips: { key: string; text: string; tone: Tone }[] }) {
  if (chips.length === 0) return null
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 0.75, p: 0, display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      {chips.map(({ key, text, tone }) => (
        <li key={key}>
          <ChipMark size="small" variant="outlined" color={colourOf(tone)} label={text} />
        </li>
      ))}
    </Box>
  )
}

const pictures = { email: EmailOutlined, telefone: PhoneOutlined, url: LinkIcon, texto: PlaceOutlined }

function Contact({ lines }: { lines: ContactLine[] }) {
  if (lines.length === 0) return null
  return (
    <Box
      component="ul"
      aria-label={summaryTexts.contact}
      sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}
    >
      {lines.map(({ kind, title, text, href }) => {
        const Picture = pictures[kind]
        return (
          <Box
            component="li"
            key={title}
            title={title}
            sx={{ display: 'flex', alignItems: 'center', gap: 0.75, fontSize: 14, minWidth: 0 }}
          >
            <Picture aria-hidden sx={{ fontSize: 17, color: 'text.secondary' }} />
            {href ? (
              <Link href={href} sx={{ overflowWrap: 'anywhere' }} {...(kind === 'url' && outside)}>
                {text}
              </Link>
            ) : (
              <span>{text}</span>
            )}
          </Box>
        )
      })}
    </Box>
  )
}

const outside = { target: '_blank', rel: 'noreferrer' }
