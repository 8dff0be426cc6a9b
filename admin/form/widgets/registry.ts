import type { Field } from '#schemas/runtime/model.ts'
import { later } from '../later.tsx'
import { RadioChoice, Segmented, Select } from './Choice.tsx'
import { widgetNameOf } from './choose.ts'
import { DateBox, DateTimeBox, MonthBox } from './masked/DateBox.tsx'
import { Masked } from './masked/Masked.tsx'
import { DecimalBox, IntegerBox, MoneyBox, PercentBox, YearBox } from './masked/NumberBox.tsx'
import { ReadOnly } from './ReadOnly.tsx'
import { SwitchTick, Tick } from './Tick.tsx'
import { Email, Url } from './text/Contact.tsx'
import { Password } from './text/Password.tsx'
import { Text, TextArea } from './text/Text.tsx'
import type { Widget, Widgets } from './widget.ts'

/** All widgets by their `x-field.widget` name; large ones are loaded lazily. */
export const widgets: Widgets = {
  ano: YearBox,
  'area-tree': later(() => import('./tree/TreeField.tsx')),
  arquivo: later(() => import('./files/FileField.tsx')),
  arquivos: later(() => import('./files/FilesField.tsx')),
  cep: later(() => import('./masked/CepBox.tsx')),
  checkbox: Tick,
  'checkbox-list': later(() => import('./lists/CheckList.tsx')),
  chips: later(() => import('./lists/Chips.tsx')),
  cor: later(() => import('./ColourBox.tsx')),
  data: DateBox,
  'data-hora': DateTimeBox,
  email: Email,
  filhos: later(() => import('../children/ChildList.tsx')),
  foto: later(() => import('./files/PhotoField.tsx')),
  hora: Masked,
  imagem: later(() => import('./files/ImageField.tsx')),
  inteiro: IntegerBox,
  json: later(() => import('./JsonBox.tsx')),
  'leitor-texto': later(() => import('./TextFileReader.tsx')),
  mascara: Masked,
  'mes-ano': MonthBox,
  moeda: MoneyBox,
  numero: DecimalBox,
  percentual: PercentBox,
  radio: RadioChoice,
  referencia: later(() => import('./references/Reference.tsx')),
  referencias: later(() => import('./references/References.tsx')),
  segmented: Segmented,
  select: Select,
  senha: Password,
  sugestoes: later(() => import('./references/Suggestions.tsx')),
  switch: SwitchTick,
  text: Text,
  textarea: TextArea,
  'texto-rico': later(() => import('../rich/RichText.tsx')),
  url: Url,
}

/** Widgets with a read-only mode of their own; all others are replaced by ReadOnly. */
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
  'texto-rico',
])

/** Returns the widget of a field: the host's by name, else the engine's. */
export function widgetFor(field: Field, readOnly: boolean, own?: Widgets): Widget {
  const name = widgetNameOf(field, own)
  if (own?.[name]) return own[name]
  if (readOnly && !SHOW_THEMSELVES.has(name)) return ReadOnly
  return widgets[name] ?? Text
}
