import { createElement, Fragment, type ReactNode } from 'react';
import { TextLink } from '../primitives/index.ts';
import { styled } from '../styled/index.ts';

/** The tags that become elements. Of other tags that the server allows, only the text is rendered. */
const tags = new Set(
  `p h2 h3 h4 ul ol li blockquote hr br strong b em i u s sub sup code pre span table thead tbody tr th td caption`.split(
    ' ',
  ),
);
const empty = new Set(['hr', 'br']);

function toNode(node: ChildNode, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof HTMLElement)) return null;
  const tag = node.localName;
  if (empty.has(tag)) return createElement(tag, { key });
  const children = toNodes(node);
  if (tag === 'a') {
    const href = node.getAttribute('href') ?? '';
    return /^(\/(?!\/)|https?:|mailto:)/i.test(href) ? (
      <TextLink key={key} to={href}>
        {children}
      </TextLink>
    ) : (
      <Fragment key={key}>{children}</Fragment>
    );
  }
  // A wide table scrolls, so the keyboard must reach it.
  if (tag === 'table') return createElement(tag, { key, tabIndex: 0 }, ...children);
  return createElement(tags.has(tag) ? tag : Fragment, { key }, ...children);
}

const toNodes = (parent: Node): ReactNode[] => Array.from(parent.childNodes, toNode);

/** Renders HTML that the operator wrote and the server sanitised. Only supported tags become elements. */
export function RichHtml({ html }: { html: string }) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return (
    <styled.div
      textStyle="reading"
      overflowWrap="anywhere"
      css={{
        '& > * + *': { mt: '3' },
        '& h2': { textStyle: 'heading', mt: '6' },
        '& h3, & h4': { fontWeight: 'semibold', mt: '4' },
        '& ul, & ol': { ps: '6', display: 'grid', gap: '2' },
        '& ul': { listStyleType: 'disc' },
        '& ol': { listStyleType: 'decimal' },
        '& blockquote': { ps: '4', borderInlineStart: '2px solid', borderColor: 'border.hairline', color: 'fg.muted' },
        '& table': { display: 'block', overflowX: 'auto' },
        '& th, & td': { p: '2', textAlign: 'start', borderBottom: '1px solid', borderColor: 'border.hairline' },
      }}
    >
      {toNodes(body)}
    </styled.div>
  );
}
