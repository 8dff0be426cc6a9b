import Box from '@mui/material/Box'
import RjsfForm, { getDefaultRegistry } from '@rjsf/core'
import { Theme } from '@rjsf/mui'
import { type RJSFSchema, replaceStringParameters, TranslatableString } from '@rjsf/utils'
import { useEffect, useRef, useState } from 'react'
import { fitsSchema } from '../engine/validator.ts'
import { GroupFrame } from './lists/GroupFrame.tsx'
import { TextBox } from './text/TextBox.tsx'
import { useBufferedText } from './text/useBufferedText.ts'
import type { WidgetProps } from './widget.ts'

/** Data of any shape: RJSF's own fields where the schema describes it, else a text box with JSON. */
export default function JsonBox(props: WidgetProps) {
  const { items, properties } = props.field.schema
  return items?.type || items?.properties || properties ? <Described {...props} /> : <Raw {...props} />
}

const WORDS: Partial<Record<TranslatableString, string>> = {
  [TranslatableString.AddButton]: 'Adicionar',
  [TranslatableString.AddItemButton]: 'Adicionar',
  [TranslatableString.RemoveButton]: 'Remover',
  [TranslatableString.MoveUpButton]: 'Mover para cima',
  [TranslatableString.MoveDownButton]: 'Mover para baixo',
  [TranslatableString.YesLabel]: 'Sim',
  [TranslatableString.NoLabel]: 'Não',
}

const translate = (text: TranslatableString, params?: string[]) => WORDS[text] ?? replaceStringParameters(text, params)

const VALIDATOR = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: fitsSchema,
  rawValidation: () => ({ errors: [] }),
}

/** The form's registry holds no RJSF fields (engine/rjsf/registry.ts): they are passed here. */
const { fields: FIELDS, templates, widgets } = getDefaultRegistry()
const TEMPLATES = {
  ...templates,
  ...Theme.templates,
  ButtonTemplates: { ...templates.ButtonTemplates, ...Theme.templates?.ButtonTemplates },
}
const WIDGETS = { ...widgets, ...Theme.widgets }

function Described(props: WidgetProps) {
  const { id, field, value, onChange, disabled, readOnly } = props
  const [initial] = useState(value)
  // RJSF calls onChange on mount when its empty value differs from ours: ignored until mounted
  const mounted = useRef(false)
  useEffect(() => {
    mounted.current = true
  }, [])
  return (
    <GroupFrame {...props}>
      <Box sx={{ '& .MuiPaper-root': { boxShadow: 'none', backgroundImage: 'none' } }}>
        <RjsfForm
          fields={FIELDS}
          templates={TEMPLATES}
          widgets={WIDGETS}
          translateString={translate}
          tagName="div"
          idPrefix={id}
          schema={{ ...field.schema, title: undefined, description: undefined } as RJSFSchema}
          uiSchema={{ 'ui:submitButtonOptions': { norender: true }, 'ui:label': false }}
          validator={VALIDATOR}
          initialFormData={initial}
          disabled={disabled}
          readonly={readOnly}
          noValidate
          showErrorList={false}
          onChange={({ formData }) => mounted.current && onChange(formData)}
        />
      </Box>
    </GroupFrame>
  )
}

const show = (value: unknown) =>
  value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value, null, 2)

/** Parses JSON; returns invalid JSON as a string, which validation refuses on save, so that no input is lost. */
function read(text: string): unknown {
  if (text.trim() === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function Raw(props: WidgetProps) {
  const buffer = useBufferedText({ value: props.value, show, read, onChange: props.onChange })
  return (
    <TextBox
      widget={props}
      text={buffer.text}
      onType={buffer.type}
      onLeave={() => {
        buffer.commit()
        props.onBlur()
      }}
      more={{
        multiline: true,
        minRows: 3,
        maxRows: 16,
        slotProps: {
          input: { readOnly: props.readOnly },
          htmlInput: { spellCheck: false, style: { fontFamily: 'monospace' } },
        },
      }}
    />
  )
}
