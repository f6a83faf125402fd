const escaped = (text: string) => text.replaceAll(/[\\()]/g, (sign) => `\\${sign}`);

/** Creates a PDF with a page of plain text, for digital products. */
export function makePdf(title: string, lines: readonly string[], fileName: string): File {
  const words = [`BT /F1 28 Tf 72 740 Td (${escaped(title)}) Tj /F1 14 Tf`];
  for (const line of lines) words.push(`0 -32 Td (${escaped(line)}) Tj`);
  const content = `${words.join('\n')}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((body, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return new File([`${text}xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`], fileName, {
    type: 'application/pdf',
  });
}
