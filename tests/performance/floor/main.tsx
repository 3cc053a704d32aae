// The minimum size of the chosen stack; the app is compared with it in the same build run.
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes, useNavigate, useParams } from 'react-router-dom';
import useSWR from 'swr';
import useSWRInfinite from 'swr/infinite';
import useSWRMutation from 'swr/mutation';
import { create } from 'zustand';

const useStore = create<{ count: number; more: () => void }>((set) => ({
  count: 0,
  more: () => set(({ count }) => ({ count: count + 1 })),
}));

const load = (key: string) => fetch(key).then((response) => response.text());

function Page() {
  const { id } = useParams();
  const navigate = useNavigate();
  const { count, more } = useStore();
  const { data } = useSWR('/a', load);
  const pages = useSWRInfinite((index: number) => `/b/${index}`, load);
  const { trigger } = useSWRMutation('/c', load);
  return (
    <button
      type="button"
      onClick={() => {
        more();
        void trigger();
        void navigate('/');
      }}
    >
      {id} {data} {count} {pages.data?.length} <Link to="/a">a</Link>
    </button>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <BrowserRouter>
      <Routes>
        <Route path="/:id" element={<Page />} />
      </Routes>
    </BrowserRouter>,
  );
}
