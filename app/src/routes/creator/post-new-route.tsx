import { FeedFormScreen } from '@fanlight/components/feeds';
import { paths } from '@fanlight/components/paths';
import { useListMyFeeds } from '@fanlight/sdk/hooks';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useReadPath } from '../../use-read-path.ts';
import { useFeedForm } from './use-feed-form.tsx';

interface NewPostProps {
  onDraftCreated: (id: string) => void;
  /** Whether the form was saved as a draft. */
  isSaved: boolean;
}

function NewPost({ onDraftCreated, isSaved }: NewPostProps) {
  const { form, dialog } = useFeedForm(undefined, onDraftCreated);
  const drafts = useListMyFeeds({ status: 'draft', limit: 1 });
  const [draft] = drafts.data?.data ?? [];
  const offer = draft && !isSaved ? { text: draft.text, href: paths.creatorPost(draft._id) } : null;
  return (
    <>
      <FeedFormScreen feed={null} draftOffer={offer} {...form} />
      {dialog}
    </>
  );
}

/**
 * `/creator/posts/new`: the performer writes a post. The first save as a draft adds the draft's id to the URL
 * (`?draft=`), so that a reload continues with that draft.
 */
export function Component() {
  const navigate = useNavigate();
  const { key, pathname } = useLocation();
  const readPath = useReadPath();
  const [search] = useSearchParams();
  const draftId = search.get('draft');
  const [created, setCreated] = useState<{ id: string; formKey: string }>();
  const isOwnDraft = draftId !== null && draftId === created?.id;
  if (draftId !== null && !isOwnDraft) return <Navigate to={paths.creatorPost(draftId)} replace />;
  const formKey = isOwnDraft ? created.formKey : key;
  const onDraftCreated = (id: string) => {
    // The response may arrive after the performer has left the page.
    if (readPath() !== pathname) return;
    setCreated({ id, formKey });
    void navigate({ search: `?${new URLSearchParams({ draft: id })}` }, { replace: true, preventScrollReset: true });
  };
  return <NewPost key={formKey} isSaved={isOwnDraft} onDraftCreated={onDraftCreated} />;
}
