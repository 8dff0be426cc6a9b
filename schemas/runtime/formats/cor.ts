import type { Format } from './parts/format.ts'

const SHORT = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i

/** A colour, stored '#RRGGBB'; 'f80' and 'ff8800' are understood. */
const cor: Format = {
  name: 'cor',
  validate: (text) => /^#[0-9A-F]{6}$/.test(text),
  normalise: (text) => {
    const typed = text.trim().replace(SHORT, '#$1$1$2$2$3$3')
    return /^#?[0-9a-f]{6}$/i.test(typed) ? `#${typed.replace('#', '').toUpperCase()}` : typed
  },
  message: 'Cor inválida',
  examples: {
    valid: ['#FF850A', '#000000', '#1C6B3C'],
    invalid: ['#FF85', 'laranja', '#GG850A', '#FF850A00', 'rgb(255, 133, 10)'],
  },
}

export default cor
