import Box from '@mui/material/Box'
import { encode } from 'uqr'

/** QR code, black on white in every theme, as scanners need it. @param size pixels */
export default function QrCode({ text, label, size = 184 }: { text: string; label: string; size?: number }) {
  const { data, size: modules } = encode(text, { border: 4 })
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${modules} ${modules}`}
      sx={{ width: size, height: size, bgcolor: '#fff', borderRadius: 1, display: 'block' }}
    >
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </Box>
  )
}
