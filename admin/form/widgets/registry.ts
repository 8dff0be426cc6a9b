import { lazy } from 'react'
import type { Field } from '#schemas/runtime/model.ts'
import { RadioChoice, Segmented, Select } from './Choice.tsx'
import { Email, Url } from './Contact.tsx'
import { widgetNameOf } from './choose.ts'
import { DateBox, DateTimeBox, MonthBox } from './DateBox.tsx'
import { Masked } from './Masked.tsx'
import { DecimalBox, IntegerBox, MoneyBox, PercentBox, YearBox } from './NumberBox.tsx'
import { Password } from './Password.tsx'
import { ReadOnly } from './ReadOnly.tsx'
import { Text, TextArea } from './Text.tsx'
import { SwitchTick, Tick } from './Tick.tsx'
import type { Widget, Widgets } from './widget.ts'

/** Every widget by the name `x-field.widget` uses; the heavy ones arrive when first shown. */
export const widgets: Widgets = {
  ano: YearBox,
  'area-tree': lazy(() => import('./tree/TreeField.tsx')),
  arquivo: lazy(() => import('./files/FileField.tsx')),
  arquivos: lazy(() => import('./files/FilesField.tsx')),
  cep: lazy(() => import('./CepBox.tsx')),
  checkbox: Tick,
  'checkbox-list': lazy(() => import('./lists/CheckList.tsx')),
  chips: lazy(() => import('./lists/Chips.tsx')),
  cor: lazy(() => import('./ColourBox.tsx')),
  data: DateBox,
  'data-hora': DateTimeBox,
  email: Email,
  filhos: lazy(() => import('../children/ChildList.tsx')),
  foto: lazy(() => import('./files/PhotoField.tsx')),
  hora: Masked,
  imagem: lazy(() => import('./files/ImageField.tsx')),
  inteiro: IntegerBox,
  json: lazy(() => import('./JsonBox.tsx')),
  'leitor-texto': lazy(() => import('./TextFileReader.tsx')),
  mascara: Masked,
  'mes-ano': MonthBox,
  moeda: MoneyBox,
  numero: DecimalBox,
  percentual: PercentBox,
  radio: RadioChoice,
  referencia: lazy(() => import('./references/Reference.tsx')),
  referencias: lazy(() => import('./references/References.tsx')),
  segmented: Segmented,
  select: Select,
  senha: Password,
  sugestoes: lazy(() => import('./references/Suggestions.tsx')),
  switch: SwitchTick,
  text: Text,
  textarea: TextArea,
  url: Url,
}

/** Widgets that know themselves how to show a value that cannot be changed; the others give way to ReadOnly. */
const SHOW_THEMSELVES = new Set([
  'area-tree',
  'arquivo',
  'arquivos',
  'checkbox-list',
  'filhos',
  'foto',
  'imagem',
  'json',
  'referencias',
])

/** The widget of a field: the host's own by name, else the engine's. */
export function widgetFor(field: Field, readOnly: boolean, own?: Widgets): Widget {
  const name = widgetNameOf(field, own)
  if (own?.[name]) return own[name]
  if (readOnly && !SHOW_THEMSELVES.has(name)) return ReadOnly
  return widgets[name] ?? Text
}
