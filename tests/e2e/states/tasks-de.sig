pending-without-progress 358x248
~ IqB6 xt-H BbbR PiZq LHYD yGeQ UPes EGxc acJ9 j_pV nSsX w7U1 9Tqs pefR -laE xAeE CCHO _Lcb Jed1 voGq
~ UGIt mP4- W8Vv aIzH WMk0
  qrraqrrcqrrbrss9rrsbrrrbrss9qrr9rss9stt4uvv0*13,
  uvv0*22,uuu0
  uuu0*2,uuu1vvv0*19,uvv2
  uuu3*2,uvv1uuu3jlljmnoinophmnnimnnhlmmmpqqevvv0*6,lmniopphlnnkkmmmttt5vvv2
  uuu1*2,uvv1vvv0*14,vvv1*2,uuu5uuu2vvv0vvv2
  uuu0*2,uvv1vvv0*14,sst9stt9sssesssbvvv3vvv2
  uvv0*2,uvv1vvv2uuu5uuu3tuu6tuu7tuu6ttt6vvv0*7,uvv1tuu3ttt6rss9uuu2vvv2
  uvv0*2,uvv1vvv2ttu7sttattu6*2,ttt6*2,vvv0*7,uuu4qrrcttt9rrrcuuu3vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1uuu3rrrerrsbsstcrrsgtuu9rssbssscrrrksssarrserssbrrrduuu2vvv0*5,vvv2
  uvv0*2,uvv1vvv0*19,vvv2
  uvv0*2,uvv1vvv3uvv1uvv0*16,vvv4vvv2
  uvv0*2,uvv1uvv7vvv0*4,ttt4mnoioophoppioopjmnnioppmuuu1uuu3vvv0*4,uvv7vvv2
  uvv0*2,uvv1vvv1uvv1uvv0*16,vvv2*2,
  uvv0*2,uuu0vvv0*19,uuu1
  uvv0*23,
pending-with-progress 358x657
~ IqB6 xt-H 641R PiZq LHYD yGeQ r-oa 8_yI acJ9 j_pV nSsX w7U1 9Tqs pefR -laE xAeE cT6F vzAr Wfeg voGq
~ UGIt WrMk dO8Y hHYR iKbD Odne hHYR PSIB afAb Wc_r Aeft 0o8S TE4K ckbF xJO4 ddig ZeMH 0o8S TE4K P-ag
~ 5k41 B7Wr ZeMH LEPk ElqS EnSZ qlGp cNNg ZeMH LEPk ElqS igFe dQDa -U4r mepi aj7n euRr mP4- W8Vv aIzH
~ WMk0
  qrraqrrcqrrbrss9rssa*2,qrrarss7ttu2uvv0*14,
  uvv0*23,
  uuu0stt1uuu1vvv0*19,uvv2
  stt3knoduvv1uuu3kllimnoinophmnnimnnhlmmmpqqevvv0*6,lmniopphlnnkkmmmttt5vvv2
  oqq5mop8uvv1vvv0*14,vvv1*2,uuu5uuu2vvv0vvv2
  uuu0*2,uvv1vvv0*14,sst9stt9sssesssbvvv3vvv2
  uvv0*2,uvv1vvv0uuu4ttu7uuu3*2,ttt9uuu6ttt7uuu5vvv0*5,ttu3ttt5sss6ttt7uuu2vvv2
  uvv0*2,uvv1vvv1stt7ttt6tuu7uuu8tttatuu6ttt6uuu5vvv0*5,rrrcsssbsss8rrsduuu3vvv2
  uvv0*2,uvv1tuu2gkl0*10,glm0ttu0tuu0*5,vvv0vvv2
  uvv0*2,uvv1uuu3rrrerrsbsstcrrsgtuu9rssbssscrrrksssarrserssbrrrduuu2vvv0*5,vvv2
  uvv0*2,uvv1vvv0*19,vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt1npp9pqqdmooioppgopqgoppdmnogpqqcnppfoppenophmnogpqqctuu0stt3stt2vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt1mqp2stt1*2,stt3rss4rss5rss4rss5ttt0tuu0stt2rss3rss4stt3rss3sss0vvv0vvv2
  uvv0*2,uvv1vvv0rss2inl7rss4oppfpqqcpqqbqrraoqqbpqqetuu0ttt1qrr7pqq9oppepqqcnppdrss5vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,stt2qrrbpqqdqrrbqrr9qrrapqrapqqaoqqgrss4tuu0*5,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0rtt1kpn4stt3rss6*3,qrr6qrs8qrrbqrr7rss3rss4rss5qrr8*2,qrr6rss2vvv0vvv2
  uvv0*2,uvv1vvv0rtt1kpn5sst3oqqdoqqcqrrapqrapqrdrss7prr9rss7rss4qrr7pqq9qrr7pqq9stt4vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,stt1rss8qrrb*2,rss6rss8pqr9pqqapqqcsst3tuu0*5,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt3qrs6rss4qrr8qrra*2,pqqeqrrbpqqcpqqatuu0rss3qrr7pqr7qrr7pqq7rss3vvv0vvv2
  uvv0*2,uvv1vvv0ttt1rss3stt3pqrarss5qrr8qrraqrrbqrrarss5stt4rss5rss7qrs6rss3*2,ttt1vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,stt3pqqaprrdpqrbqrs9qrraqrr9*2,rss8qrraprr8oqqcrss7stt1tuu0vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,stt2pqqcoqqdpqqaqrrbpqrapqrcprr9qrrapqrbpqrdqrr9pqrdrss8tuu0vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss2oqqfpqqdqrrcpqqerss5tuu0*9,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt1rss3stt0stt3stt2tuu0ttt1stt2ttt1tuu0*2,stt1stt2sss2stt4rss3stt1vvv0vvv2
  uvv0*2,uvv1vvv0stt3qrs6stt2prrdnppfoppfpqreoqqerss4tuu0*2,rss2qrr5pqq7qrr6pqq7stt3vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,qrs5noodnopipqqftuu0*11,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss4pqrboqqcqrr8pqqepqq8opqdpqqhqrr9oqqfpqqdqrrbpqqdrss6tuu0vvv0vvv2
  uvv0*2,uvv1vvv0ttt0stt0*15,ttt0vvv0vvv2
  uvv0*2,uvv1vvv0stt1stt2tuu0*2,stt1stt4ttt0tuu0ttt0stt1*2,tuu0ttt0stt1stt3rss3stt1vvv0vvv2
  uvv0*2,uvv1vvv0rss4nooinopfoppenoocnopkrss3tuu0qrr9oqqbpqqdnoogpqqanppipqqenopgrss6vvv0vvv2
  uvv0*2,uvv1vvv0uuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0uvv1uvv0*16,vvv0vvv2
  uvv0*2,uvv1uvv6vvv0*4,uuu3rrs8rrs9rss9*2,qrrarssbuuu0uuv2vvv0*4,uvv6vvv2
  uvv0*2,uvv1uvv5vvv0*4,vvv1rrrasss7stt9sssarss7sttavvv0vvv1vvv0*4,uvv6vvv2
  uvv0*2,uuu1vvv0uvv1uvv0*16,vvv0uvv2
  uvv0*23,
  uvv0*23,
pending-every-reason 358x639
~ IqB6 xt-H DhEY PiZq LHYD yGeQ r-oa wc1f acJ9 j_pV nSsX w7U1 9Tqs pefR -laE xAeE cT6F vzAr Wfeg voGq
~ WrMk dO8Y hHYR iKbD Odne hHYR PSIB afAb Wc_r Aeft 0o8S TE4K 5FiY KWtA ZeMH LEPk ElqS -j9Q ly_m 9QnF
~ ZeMH LEPk ElqS wMZQ bze3 A0_a ZeMH LEPk ElqS igFe rSTs LX7u elJy krGu 15gO pzfN mepi aj7n euRr
  qrraqrrcqrrbrss7rss9rss8rrs8rssauvv0*15,
  uvv0*22,uuu0
  uuu0rss1uuu1vvv0*19,uvv2
  stt4knneuvv1uuu3jlljmnoinophmnnimnnhlmmmpqqevvv0*6,lmniopphlnnkkmmmttt5vvv2
  oqr5mpp7uvv1vvv0*14,vvv1*2,uuu5uuu2vvv0vvv2
  uuu0*2,uvv1vvv0*14,sst9stt9sssesssbvvv3vvv2
  uvv0*2,uvv1vvv0uuu4ttu7uuu3*2,ttt9uuu6ttt7uuu5vvv0*5,ttu3ttt5sss6ttt7uuu2vvv2
  uvv0*2,uvv1vvv2rrs7rss6rss7sst8rssarss6*2,stt5tuu0*2,uuu0vvv0*2,qrrcrssbrss8rrrduuu3vvv2
  uvv0*2,uvv1tuu2imn0*11,tuu0*6,vvv0vvv2
  uvv0*2,uvv1vvv0uuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt1opp9pqqdmooioppgopqgoppdmnogpqqcnppfoppenophmnogpqqctuu0stt3stt2vvv0vvv2
  uvv0*2,uvv1vvv0ttt0stt0tuu0*15,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0rts1tuu0*15,vvv0vvv2
  uvv0*2,uvv1vvv0qsr3dlh8rss5pqqfoqqcmooemoojopphtuu0*3,oqqaoppemnninppglnngqrr6vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt1rss3stt1stt2ttt1*2,stt3tuu0stt1stt4ttt0tuu0stt2sst2stt4rss3stt1vvv0vvv2
  uvv0*2,uvv1vvv0stt3qrs6stt4pqrdpqqaopqhoqqenppenppcopqirss3ttt1prr5pqq7qrr6pqq8stt3vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,stt2pqrbpqqcpqqepqqcqrra*2,pqqdpqqapqqc*2,qrrbpqrcqrrbtuu0vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,stt4pqqgqrraopqdttt1tuu0*10,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0ttt0sst3stt0stt2ttt1tuu0ttt1*2,ttt0tuu0*3,stt1*2,stt2sst2stt0vvv0vvv2
  uvv0*2,uvv1vvv0stt3qrr6stt2pqqdnopfoppepqrfopqerss4tuu0*3,prr6pqq8pqr8pqq8sss4vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,qrs5noodnopipqqftuu0*11,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss4pqqcqrraqrr8pqqcqrrdpqqbqrr8pqqfpqqe*2,qrr8pqqctuu0*2,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,stt2pqqdqrrapqqeprraqrrapqrbstt1tuu0*7,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,ttt0stt1*4,ttt1stt1ttt0tuu0*7,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt4pqq9rss3pqqgnoohoppfpqqfopphrss5tuu0*3,pqq8oppapqqanpparss4vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,sss3opqaoppgpqqdtuu0*11,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss5pqqaqrs8rss6qrr7qrr8qrr6rss9qrr7rss5qrr9rss6*2,stt3tuu0vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,stt1qrr8rss7qrrarss5rss4rss5rss4*2,rss3rss4rss5*2,stt4tuu0vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,stt2qrraqrr6qrrcttt1tuu0*10,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt3qrraqrr8qrr9pqr8pqqbprr7tuu0*8,stt2stt1vvv0vvv2
  uvv0*2,uvv1vvv0stt0sst3rss1stt1rss2stt3stt2tuu0*8,ttt0tuu0vvv0vvv2
  uvv0*2,uvv1vvv0ttt0stt0*15,ttt0vvv0vvv2
  uvv0*2,uvv1vvv0qrr5mnnknopfoppemoodmnoorss3tuu0pqqaoppdopqenoogpqqbmoojopqhlnnjqrr7vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uuu0vvv0*19,uvv1
  uvv0*3,uuu0*19,uvv0
not-joined 358x223
~ IqB6 xt-H q_0F PiZq LHYD yGeQ UPes ftpO acJ9 j_pV nSsX w7U1 9Tqs pefR -laE xAeE CCHO _Lcb Jed1 voGq
~ WrMk dO8Y hHYR iKbD Odne hHYR PSIB
  rssarrs9rrsdrss8uvv0*19,
  uvv0*23,
  uuu0*2,uuu1vvv0*19,uvv2
  tuu4uuu4uvv1uuu3kllimnoinophmnnimnnhlmmmpqqevvv0*6,lmniopphlnnkkmmmttt5vvv2
  uuu1*2,uvv1vvv0*14,vvv1*2,uuu5uuu2vvv0vvv2
  uuu0*2,uvv1vvv0*14,sst9stt9sssesssbvvv3vvv2
  uvv0*2,uvv1vvv1uvv3vvv1uuu5*3,ttt5vvv0*8,vvv1uuu5stt7vvv1vvv2
  uvv0*2,uvv1vvv2ttt9sstcttu7ttt8*3,vvv0*7,uuu4pqqesssaqrrfuuu4vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0uuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt1oqq7pqqdmooioppgopqgoppdmnogpqqcnppfoppenophmnogpqqctuu0stt3stt2vvv0vvv2
  uvv0*2,uvv1vvv0ttt0stt1tuu0*15,vvv0vvv2
  uvv0*2,uuu0vvv0*19,uvv2
  uvv0*3,uuu0*19,uvv0
not-offered-here 358x212
~ IqB6 xt-H H7cG PiZq LHYD yGeQ UPes CsKB acJ9 j_pV nSsX w7U1 9Tqs pefR -laE xAeE CCHO _Lcb Jed1 voGq
~ xqBF
  rssarss7qrrcrrs9rssbrrs8uuu1uvv0*16,
  uvv0*22,uuu0
  uuu0*2,uuu1vvv0*19,uvv2
  uuu3tuu4uvv1uuu3jlljmnoinophmnnimnnhlmmmpqqevvv0*6,lmniopphlnnkkmmmttt5vvv2
  uuu1*2,uvv1vvv0*14,vvv1*2,uuu5uuu2vvv0vvv2
  uuu0*2,uvv1vvv0*14,sst9stt9sssesssbvvv3vvv2
  uvv0*2,uvv1vvv2uuu5uuu3tuu6tuu7tuu6ttt6vvv0*7,uvv1tuu3ttt6rss9uuu2vvv2
  uvv0*2,uvv1vvv2ttu7sttattu6*2,ttt6*2,vvv0*7,uuu4qrrcttt9rrrcuuu3vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1uuu3qrrerssarrrhrssfsssdsssasttcrrrgsss9qrrfqqrfsssbsssdrssdvvv0*4,vvv2
  uvv0*2,uvv1vvv2sssbrsshrssdttt7vvv0*14,vvv2
  uvv0*2,uuu1vvv0vvv1uuu3*2,vvv1vvv0*14,uvv2
  uvv0*22,uuu0
  uvv0*23,
identity-needed 358x248
~ IqB6 xt-H DjnM PiZq LHYD yGeQ UPes ZCx9 acJ9 j_pV nSsX w7U1 9Tqs pefR -laE xAeE CCHO _Lcb Jed1 voGq
~ KC2c mP4- 0qfT aIzH WMk0
  qrrcrrsdrssbrss9qrrarrs8uvv0*17,
  uvv0*23,
  uuu0*2,uuu1vvv0*19,uvv2
  ttu4tuu4uvv1uuu3kllimnoinophmnnimnnhlmmmpqqevvv0*6,lmniopphlnnkkmmmttt5vvv2
  uuu1*2,uvv1vvv0*14,vvv1*2,uuu5uuu2vvv0vvv2
  uuu0*2,uvv1vvv0*14,sst9stt9sssesssbvvv3vvv2
  uvv0*2,uvv1vvv1uvv3vvv1uuu5*3,ttt5vvv0*8,vvv1uuu5stt7vvv1vvv2
  uvv0*2,uvv1vvv2ttt9sstcttu7ttt8*3,vvv0*7,uuu4pqqesssaqrrfuuu4vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1uuu3qrrfsss9rrrdrrrgrrrerssb*2,sss8rrsdrsscsssfsssarrrhrrrdqrrgttt8vvv0*2,vvv2
  uvv0*2,uvv1vvv0*19,vvv2
  uvv0*2,uvv1vvv2uvv1uvv0*16,vvv3vvv2
  uvv0*2,uvv1uvv7vvv0*5,oppjnopjmnnloopjnoofsst9ttt6vvv0*5,uvv7vvv2
  uvv0*2,uvv1vvv1uvv1uvv0*16,vvv2*2,
  uvv0*2,uuu0vvv0*19,uuu1
  uvv0*23,
every-day 358x313
~ IqB6 xt-H JZgv PiZq LHYD yGeQ Bc59 Bf65 acJ9 j_pV On0O isKr 9Tqs Sokd -laE xAeE Bilg kquM Yz8h voGq
~ a5Qe WrMk dO8Y hHYR iKbD Odne hHYR PSIB mP4- rssh aIzH aAgK
  rrs9rssarss8stt7uvv0*19,
  uvv0*22,uuu0
  uuu0rss1uuu1vvv0*19,uvv2
  stt4lnoduvv1ttu5noolmnnmnopflmnqmnnguuu3vvv0*4,sss5nopdmnojlnnknookmnnjmnogttt6vvv2
  tuu1stt3uvv1vvv0tuu0uuu1uuu0vvv0*12,uuu2vvv0*2,vvv2
  uuu0*2,uvv1vvv0rss7npphoppduuu0vvv0*14,vvv2
  uvv0*2,uvv1vvv0*19,vvv2
  uvv0*2,uvv1vvv0sssdsttattt5vvv0*11,tuu5oppfqqrgttt5vvv2
  uvv0*2,uvv1tuu2gkl0*5,lop2tuu0*11,vvv0vvv2
  uvv0*2,uvv1vvv2ttt8tuu6uuu4tuu5tuu6ttt8vvv2ttt7*2,tttatuu6tuu7tuu5ttt7uuu7vvv0*3,vvv2
  uvv0*2,uvv1vvv1ttt6ttt7tuu6uuu3uuu5ttu7uuu5tuu5uuu5uuu7ttt7uuu5*2,ttt6uuu5vvv0*3,vvv2
  uvv0*2,uvv1vvv0uuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt1pqq6pqqcnopgpqqe*2,pqqbnopeprraoppepqqcoppfnooeprratuu0stt3stt2vvv0vvv2
  uvv0*2,uvv1vvv0ttt0rss2ttt0stt2stt1stt2stt1stt2stt1*2,stt2stt1stt2stt1tuu0*3,vvv0vvv2
  uvv0*2,uvv1vvv0*19,vvv2
  uvv0*2,uvv1vvv3uvv1uvv0*10,uuu0uvv0*5,vvv4vvv2
  uvv0*2,uvv1uvv7vvv0*5,sss9mnnmpqqfmnnloppestt6rssbvvv0*5,uvv7vvv2
  uvv0*2,uvv1vvv1uvv1uvv0*16,vvv2*2,
  uvv0*2,uuu0vvv0*19,uuu1
  uvv0*23,
two-steps 358x338
~ IqB6 xt-H ATbY PiZq LHYD yGeQ l9Rw 1N88 acJ9 j_pV xLnp 1vPQ 9Tqs UeOC -laE xAeE aswK YaFx UNoE voGq
~ UGIt WrMk dO8Y hHYR iKbD Odne hHYR PSIB mP4- b2FC aIzH WMk0
  rrsarss6qrrbstt5uvv0*19,
  uvv0*23,
  uuu0stt1uuu1vvv0*19,uvv2
  sss7looeuvv1ttu5noomnoodnooknoojmnndpqq9klminooklmnivvv0*4,lmmiopphlnnkkmmmttt5vvv2
  tuu1*2,uvv1uuu3pqqgpqq9qqqarrr8qqq8sss6vvv0*12,vvv2
  uuu0*2,uvv1vvv1qrr7sss7ttt6qrrarrs7ttt6vvv0*12,vvv2
  uvv0*2,uvv1vvv0*13,rrrcqqrerrsfqrrerrrduuv4vvv2
  uvv0*2,uvv1vvv0vvv1vvv0*5,vvv1uvv1vvv0*10,vvv2
  uvv0*2,uvv1vvv0rssdrssfssscrssdsstbsssersscrrrfvvv0*4,rrrdoppgqrrdnookoppjttt6vvv2
  uvv0*2,uvv1tuu2gkl0*3,hlm0tuu0*13,vvv0vvv2
  uvv0*2,uvv1uuu3rsscsssasttbrsseuuu6sssatttarsshsst9rssdsst9sssbuvv2vvv0*5,vvv2
  uvv0*2,uvv1vvv0vvv1*4,vvv2vvv1*2,vvv2vvv0vvv1uvv1vvv2vvv0*6,vvv2
  uvv0*2,uvv1vvv0uuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt1opp9pqqdmooioppgopqgoppdmnogpqqcnppfoppenophmnogpqqctuu0stt3stt2vvv0vvv2
  uvv0*2,uvv1vvv0ttt0stt0tuu0*15,vvv0vvv2
  uvv0*2,uvv1vvv0*2,uuu0*15,vvv0*2,vvv2
  uvv0*2,uvv1vvv4vvv1vvv0*4,ttt6ttt5stt5tuu5ttt3vvv0*7,vvv4vvv2
  uvv0*2,uvv1uvv7vvv0*3,vvv2uvv2qrrhqrrapqqgqqreqqrauuu3vvv0*4,ttt5vvv0uvv7vvv2
  uvv0*2,uvv1uvv5vvv0*3,ttt5ppqgopphpqqeoopjoppdoppflnnkoppgvvv0*5,uvv6vvv2
  uvv0*2,uuu1vvv0uvv1uvv0*16,vvv0uvv2
  uvv0*22,uuu0
  uvv0*23,
friends 358x279
~ IqB6 xt-H bTNS PiZq LHYD yGeQ Bc59 Uvg3 acJ9 j_pV bkod AhP7 9Tqs Axtw -laE xAeE Bilg kquM LZyS voGq
~ WrMk dO8Y hHYR iKbD Odne hHYR PSIB mP4- 4mr3 aIzH aAgK
  qrrdrss9stt6uvv0*20,
  uvv0*22,uuu0
  uuu0rss1uuu1vvv0*19,uvv2
  sss6knnfuvv1ttu5noofmnnfnoolnooemnnkmnnnlmnlmnnguuu3vvv0*4,lmnfpqqdlnnkkmmmttt5vvv2
  tuu1stt3uvv1vvv0*11,uuu3uvv3vvv1uuu2uvv3uuu3vvv2vvv0vvv2
  uuu0*2,uvv1vvv0*11,stt8sttbsss9ttt7sstastt9rssdvvv3vvv2
  uvv0*2,uvv1vvv0uuu4uuu2*2,vvv0*11,uvv1ttu3ttt6uuu2vvv2
  uvv0*2,uvv1vvv0rss8*2,stt3tuu0*2,uvv0vvv0*8,uuu4qrrbsstauuu2vvv2
  uvv0*2,uvv1tuu2imn0*5,mpq2tuu0*11,vvv0vvv2
  uvv0*2,uvv1vvv0uuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt1opp9pqqdmooioppgopqgoppdmnogpqqcnppfoppenophmnogpqqctuu0stt3stt2vvv0vvv2
  uvv0*2,uvv1vvv0ttt0stt0tuu0*15,vvv0vvv2
  uvv0*2,uvv1vvv0*2,uuu0*15,vvv0*2,vvv2
  uvv0*2,uvv1vvv4vvv1vvv0*3,uuu1vvv0*2,vvv1*4,vvv0uvv3vvv0*4,vvv4vvv2
  uvv0*2,uvv1uvv6vvv0*4,qqqeoopgopploppcopplnoolnoofrrsarrsdvvv0*4,uvv6vvv2
  uvv0*2,uuu1vvv0uvv1uvv0*16,vvv1vvv2
  uvv0*2,uuu0uvv0vvv0*18,uuu0
  uvv0*23,
a-loss 358x279
~ IqB6 xt-H DFvh PiZq LHYD yGeQ UPes Nk4j acJ9 j_pV sz25 w7U1 9Tqs pefR -laE xAeE K9Uj U6Tz HNUy voGq
~ WrMk dO8Y hHYR iKbD Odne hHYR PSIB mP4- Mynr aIzH WMk0
  rss9rrs8uuu0uvv0*20,
  uvv0*23,
  uuu0*2,uuu1vvv0*19,uvv2
  ttt6sss9uvv1ttu5mnngmnojmnohpqqblnnlnookklmimnnmuuu3vvv0*4,lmniopphlnnkkmmmttt5vvv2
  uuu1*2,uvv1vvv0*14,vvv1*2,uuu5uuu2vvv0vvv2
  uuu0*2,uvv1vvv0*14,sst9stt9sssesssbvvv3vvv2
  uvv0*2,uvv1vvv0uuu5tuu4vvv1vvv2uuu4uuu6ttt6vvv0*6,uvv1uuu4tuu4ttt4vvv0vvv2
  uvv0*2,uvv1vvv0ttt8*2,ttt9*3,stt8sttbvvv0*6,pqqgqrrerrsasssbuuu3vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0uuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt1oqq7pqqdmooioppgopqgoppdmnogpqqcnppfoppenophmnogpqqctuu0stt3stt2vvv0vvv2
  uvv0*2,uvv1vvv0ttt0stt1tuu0*15,vvv0vvv2
  uvv0*2,uvv1vvv0*19,vvv2
  uvv0*2,uvv1vvv3uvv1uvv0*3,uuu0*2,uvv0uuu0uvv0uuv0uuu1uvv0*6,vvv4vvv2
  uvv0*2,uvv1uvv6vvv0*4,ppqgnopjnoogpqqdoppgnooinookrrsbttt6vvv0*4,uvv6vvv2
  uvv0*2,uvv1vvv1uvv1uvv0*16,vvv2*2,
  uvv0*2,uuu0vvv0*19,uuu0
  uvv0*23,
completed 358x223
~ IqB6 xt-H k7uD PiZq LHYD yGeQ 5Y2y 5BvI DdBc 9U7O j_pV nSsX w7U1 9Tqs pefR mP4- O9VN SJaE Mhkf
  rrs9qrrarrrbrrr9uvv0*19,
  uvv0*2,uuu0vur1vus0*17,vur1uut0
  vtq0*2,uus3vvv0*19,vto6
  rk66*2,vtq3uuu3jlljmnoinophmnnimnnhlmmmpqqevvv0*6,lmniopphlnnkkmmmttt5vur5
  upf1*2,vur3vvv0*14,vvv1*2,uuu5uuu2vvv0vur5
  uuu0*2,vus3vvv0*14,sst9stt9sssesssbvvv3vur5
  uvv0*2,vus3vvv0vsl0vrk0*15,vsl0vvu0vur5
  uvv0*2,vus3vur2vm50*4,ul52sj49qi4cqi4brj45qi4brj48qi4aul53vm50*4,vtn2vur5
  uvv0*2,vus3vus1vm50*5,ul52tk53*2,ul53sk55tk55tk54vm52vm50*4,vto2vur5
  uvv0*2,vus3vvv0vur1vuq0*2,vtq1vtq0*3,vuq0vtq1*2,vtq2vuq0vtq0vuq0*2,vtq1vur0vvv0vur5
  uvv0*2,vus3vvv2qrrgrrsfrrscsssdsss8ttu7qrrettt9sssd*2,sssgrsscsssb*2,rrrdsttdvvv0*2,vur5
  uvv0*2,vus3vvv2rsscrssdrssbqrrerrsjrrrhrrrcqrrersshrssfsssavvv0*7,vur5
  uvv0*2,uus2vvu0vvv0*18,vto6
  uvv0*3,uus0uur0*17,uus0uvv0
granted 358x120
~ IqB6 xt-H yGdp PiZq LHYD -I9H X_EZ R3fj FWfD bDk5 j_pV nSsX w7U1 k6ne pefR
  qrr9rrscrrs9uvv0*20,
  uvv0*3,uuu0*19,uvv0
  stt0*2,uuu0*2,uvv0*17,uuu0uuu1
  5gc56hc6uuu1ttt3jklhmnnimooglmmhlmngklmmopqduvv0*5,uuu0kmmhnopglmmjjlllrss5uuu1
  eli5dkh4uuu1*2,ttt4*2,tuu2tuu1ttt3ttt4tuu3uuu0tuu2tuu3ttt4uuu0uvv0uuu1tuu1ttt5tuu2uuu0uuu1
  tuu2*2,uuu1tuu1rss9qrr9rrsbrssbstt7stt6rrsbsss7qqrdqrrbrsscuuu0uvv0rss9rss8rrsdrrratuu3uuu1
  uvv0*2,uuu0*20,uuu1
  uvv0*23,
granted-under-review 358x197
~ IqB6 xt-H z3vj PiZq LHYD -I9H X_EZ R3fj FWfD bDk5 j_pV nSsX w7U1 9Tqs pefR JWtW hErk 2O7t CDTF
  qrr9rrscqrr9rssaqrrasss8rrsbrssauvv0*15,
  uvv0*3,uuu0*20,
  rts1*2,uuu0*2,uvv0*18,uuu1
  5gb56gc6uuu1ttt3jklimnnimooglmmhlmngklmmopqduvv0*5,uuu0kmmhnopglmmjjlllrss5uuu1
  fmj5flj5uuu1uvv0*14,uuu1tuu1ttt5tuu2uuu0uuu1
  tuu1*2,uuu1uvv0*14,rss9rss8rrsdrrratuu3uuu1
  uvv0*2,uuu1uuu0stt3stt4rss4rss6rss4stt2uuu0uvv0*11,uuu1
  uvv0*2,uuu1uuu0stt2sst5rss6rss7qrr9qrr8uuu0uvv0*11,uuu1
  uvv0*2,uuu1ttt3pqqdqrr9pqqcqqriqrrdqrrfqrrbrrscrrsaqrrfqrrerss9pqrerssaqqreqrrattt5uvv0uuu1
  uvv0*2,uuu1*2,stt7rss8stt5ttt6uvv0uuu0*2,uvv0*4,tuu1uvv0*6,uuu1
  uvv0*2,uuu1*2,ttt5*2,ttt4ttt5uvv0*14,uuu1
  uvv0*2,uuu0*21,
  uvv0*23,
granted-on-hold 358x197
~ IqB6 xt-H uV18 PiZq LHYD -I9H X_EZ R3fj FWfD bDk5 j_pV nSsX w7U1 9Tqs pefR bOL0 xzr_ 2O7t qX9j
  qrr9rrscqrr9rss9*2,qrrcuvv0*17,
  uvv0*3,uuu0*19,uvv0
  stt0*2,uuu0*2,uvv0*17,uuu0uuu1
  5gc56hc6uuu1ttt3jklhmnnimooglmmhlmngklmmopqduvv0*5,uuu0kmmhnopglmmjjlllrss5uuu1
  eli5dkh4uuu1uvv0uuu0uvv0*12,uuu1tuu1ttt5tuu2uuu0uuu1
  tuu2*2,uuu1uvv0*14,rss9rss8rrsdrrratuu3uuu1
  uvv0*2,uuu1uuu0stt3stt4stt2stt3rss3uuu0uvv0*12,uuu1
  uvv0*2,uuu1uuu0stt3rss6qrr7pqr9rss8tuu0uvv0*12,uuu1
  uvv0*2,uuu1tuu3pqqirssbqrrcrss9rssbqqrfstt6qrrarss7qrre*3,qrrdsss9uvv0*4,uuu1
  uvv0*2,uuu1tuu2rss7rss8rss7rss9ttt4rss8stt6sst8rss6stt6rss9stt6sss8tuu2uvv0*4,uuu1
  uvv0*2,uuu1uuu0ttt4rss6sss6stt5tuu5stt4tuu4stt5*2,tuu4ttt5ttt3stt5tuu2uvv0*4,uuu1
  uvv0*2,uuu0*21,
  uvv0*23,
unsatisfied 358x434
~ IqB6 xt-H GbHD PiZq LHYD yGeQ 7CRO 6H2j cMV8 bDk5 j_pV nSsX Thnn 9Tqs pefR -laE xAeE cT6F vzAr Wfeg
~ voGq McPw WrMk dO8Y hHYR iKbD DoO1 hHYR PSIB afAb Wc_r Aeft 0o8S TE4K Znmg KWtA ZeMH LEPk ElqS -j9Q
~ ffrS LX7u mepi aj7n euRr
  rssbqrraqrrdqrrauvv0*19,
  uvv0*3,uuu0*20,
  uuu0*4,uvv0*18,uuu1
  stt4*2,uuu1ttt3jklimnnimooglmmhlmngklmmopqduvv0*5,uuu0nooaoqq9noobmnocstt3uuu1
  tuu1*2,uuu1uvv0*14,uuu1tuu1ttt5tuu2uuu0uuu1
  uuu0*2,uuu1uvv0*14,rss9rss8rrsdrrratuu3uuu1
  uvv0*2,uuu1uuu0ttt4stt6tuu3tuu2sss9ttt6sss7stt5uvv0*4,uuu0stt3rss5rrr6rss6tuu2uuu1
  uvv0*2,uuu1tuu2qrr7qrr6qrs7rss8qrr9qrs6qrr6rss5stt0*3,uuu0*2,pqrcqrrbqrr8qrrcttt3uuu1
  uvv0*2,uuu1stt2hlm0*11,stt0ttt0*5,uuu0uuu1
  uvv0*2,uuu1ttt3pqqcqrrdpqqerss9rssdrss9pqqfstt6uvv0*10,uuu1
  uvv0*2,uuu1uvv0*19,uuu1
  uvv0*2,uuu1uuu0tuu0*2,stt2ttt1tuu0ttt1*2,tuu0stt2ttt0tuu0*7,uuu0uuu1
  uvv0*2,uuu1uuu0stt1pqr5prranoogoppgopqfnoogoppboppgoppcnopetuu0*4,stt3stt2uuu0uuu1
  uvv0*2,uuu1uuu0ttt0rss4qrramoohnopdnoofqrr8tuu0*10,uuu0uuu1
  uvv0*2,uuu1uuu0tuu0*17,uuu0uuu1
  uvv0*2,uuu1uuu0stt1lpo3stt0rss5sss3stt1*2,rss3rss7stt1tuu0stt3stt4qrr7rss6qrr5rss1uuu0uuu1
  uvv0*2,uuu1uuu0rts2jom6stt2qrraopqcoqqcoqqdpqq9pqqfstt3tuu0qrr7pqqaoqqbpqq9oppbsss4uuu0uuu1
  uvv0*2,uuu1uuu0tuu0*17,uuu0uuu1
  uvv0*2,uuu1uuu0stt4qrr6rss4qrrdpqqapqqfoqqfpqq9opqcoppjrss3rss4pqqaoqqapqqaopqarss4uuu0uuu1
  uvv0*2,uuu1uuu0ttt0stt2stt3rss7rss6rss5qrs8pqqbqrr7qrrarrs7rss5qrrarss5*2,sss3tuu0uuu0uuu1
  uvv0*2,uuu1uuu0tuu0*2,stt1qrr8rss7qrr9qrr7qrs6rss6*2,qrs5rss4rss6*2,rss7rss5tuu0uuu0uuu1
  uvv0*2,uuu1uuu0tuu0*2,stt3pqqcprr7pqrdstt1tuu0*10,uuu0uuu1
  uvv0*2,uuu1uuu0ttt0stt0*15,ttt0uuu0uuu1
  uvv0*2,uuu1uuu0qrr5mnnknopfpqqamoodmnoorss3tuu0pqraoppcopqenoogpqqbmoojopqhlnnjqrr7uuu0uuu1
  uvv0*2,uuu1uuu0tuu0*3,sst3tuu0*5,ttt1tuu0*7,uuu0uuu1
  uvv0*2,uuu0*20,uuu1
  uvv0*3,uuu0*20,
  uvv0*23,
sold-out 358x250
~ IqB6 xt-H 148R PiZq LHYD yGeQ 7CRO 6H2j cMV8 bDk5 j_pV -Zkd I_wo 9Tqs r4YE -laE xAeE byTQ YaGw voGq
~ 4qJv WrMk dO8Y hHYR iKbD AIWh hHYR PSIB
  rrrarss9rrsbuuu0uvv0*19,
  uvv0*3,uuu0*20,
  uuu0*5,uvv0*17,uuu1
  stt4*2,uuu1stt5jllimnoekmmiklmjoppfuvv0*6,nop9nopanoobnpp9nopeoppbstt4uuu1
  tuu1*2,uuu1uvv0*13,tuu2stt3stt5ttu3ttt5uuu0uuu1
  uuu0*2,uuu1uvv0*13,tuu1rss8rrsbrss8ssscuuu3uuu1
  uvv0*2,uuu1uuu0sss8stt6ttt6ttt3ttt5stt7sst7sss7uuu0uvv0*9,uuu1
  uvv0*2,uuu1uuu0qrr8*2,qrs7qrr9rss6qrs7qrr6qrr9stt0*9,uuu0uuu1
  uvv0*2,uuu1stt2hlm0*17,rss2uuu1
  uvv0*2,uuu1tuu2pqqjqrrbpqrdqrrgqrrepqqdrssapqqhqqrbrrscrss9qrrfrrsdpqrcpqqfqrrbtuu4uvv0uuu1
  uvv0*2,uuu1uvv0*19,uuu1
  uvv0*2,uuu1uuu0tuu0*17,uuu0uuu1
  uvv0*2,uuu1uuu0stt1npp9pqqdnoognppdnoocmnoknoojnoofstt2tuu0*5,stt3stt2uuu0uuu1
  uvv0*2,uuu1uuu0tuu0*17,uuu0uuu1
  uvv0*2,uuu0*20,uuu1
  uvv0*23,
claim-expired 358x250
~ IqB6 xt-H hcGK PiZq LHYD yGeQ 7CRO 6H2j cMV8 bDk5 j_pV nSsX Thnn 9Tqs pefR -laE xAeE BTNS 59C4 voGq
~ 8x51 WrMk dO8Y hHYR iKbD AIWh hHYR PSIB
  rrsarsscrss8qrrcrrrauvv0*18,
  uvv0*3,uuu0*20,
  uuu0*4,uvv0*18,uuu1
  stt4*2,uuu1ttt3jklimnnimooglmmhlmngklmmopqduvv0*5,uuu0nooaoqq9noobmnocstt3uuu1
  tuu1*2,uuu1uvv0*14,uuu1tuu1ttt5tuu2uuu0uuu1
  uuu0*2,uuu1uvv0*14,rss9rss8rrsdrrratuu3uuu1
  uvv0*2,uuu1uuu0stt7*2,ttt5ttt3ttt5stt6sst6sss8uuu0uvv0*9,uuu1
  uvv0*2,uuu1uuu0qrr7qrr8qrr7qrr9rss6*2,qrr6qrs8stt0*9,uuu0uuu1
  uvv0*2,uuu1stt2hlm0*17,rss2uuu1
  uvv0*2,uuu1tuu2pqqhqrrfqrrcrssbqrraqrrerrsarssbqrresss7rrsaqrraqrrepqqjqrrcuvv0*3,uuu1
  uvv0*2,uuu1uvv0*19,uuu1
  uvv0*2,uuu1uuu0tuu0*17,uuu0uuu1
  uvv0*2,uuu1uuu0stt1npp9pqqdnoognppdnoocmnoknoojnoofstt2tuu0*5,stt3stt2uuu0uuu1
  uvv0*2,uuu1uuu0tuu0*17,uuu0uuu1
  uvv0*2,uuu0*20,uuu1
  uvv0*23,
claiming 358x223
~ IqB6 xt-H bDRR PiZq LHYD yGeQ 5Y2y 5BvI DdBc 9U7O j_pV nSsX w7U1 9Tqs pefR mP4- 3lwp aZHS SJaE Mhkf
  rrsarrsdqrrcuuu0uvv0*19,
  uvv0*2,uuu0vur1vus0*17,vur1uut0
  vtq0*2,uus3vvv0*19,vto6
  rk66*2,vtq3uuu3jlljmnoinophmnnimnnhlmmmpqqevvv0*6,lmniopphlnnkkmmmttt5vur5
  upf1*2,vur3vvv0*14,vvv1*2,uuu5uuu2vvv0vur5
  uuu0*2,vus3vvv0*14,sst9stt9sssesssbvvv3vur5
  uvv0*2,vus3vvv0vsl0vrk0*15,vsl0vvu0vur5
  uvv0*2,vus3vur2vm50*3,vm51sk44tk56rj4brj49pi4bsk54qi4aqj4arj47vm51vm50*3,vtn2vur5
  uvv0*2,vus3vus1vm50*4,sk53vm52tl52tk53*2,ul53tk54tk55tl54vm50*4,vto2vur5
  uvv0*2,vus3vvv0vur1vuq0*2,vtq1vtq0*3,vuq0vtq1*2,vtq2vuq0vtq0vuq0*2,vtq1vur0vvv0vur5
  uvv0*2,vus3vvv2qrrgrrsfrrscsssdsss8ttu7qrrettt9sssd*2,sssgrsscsssb*2,rrrdsttdvvv0*2,vur5
  uvv0*2,vus3vvv2rsscrssdrssbqrrerrsjrrrhrrrcqrrersshrssfsssavvv0*7,vur5
  uvv0*2,uus2vvu0vvv0*18,vto6
  uvv0*3,uus0uur0*17,uus0uvv0
polling 358x266
~ IqB6 xt-H t1w- PiZq IqB6 4u9V jgAi sjlF LHYD yGeQ 5Y2y 5BvI DdBc 9U7O j_pV nSsX w7U1 9Tqs pefR mP4-
~ O9VN SJaE Mhkf
  rrrbqrrfsst4uvv0*20,
  uvv0*23,
  hjjrkllinoo8giikikkjjllhgijjikkdlmmjuvv0*6,qqrgqrrepqqgqqrerss8pqqhsss7qrra
  uvv0*5,sss3uvv0*17,
  uvv0*2,uuu0vur1vus0*17,vus1utr3
  vrk1*2,vur3vvv1sss4ttt4sss5tuu3stt3stt7uuu2vvv0*6,stt4uuu3stt5sss4uuu1vuq5
  qj57*2,vtq3vvv1noofpqqerrsboopfpqqdoppfrssbvvv0*6,oppeqqrdoppeopphuuu3vur5
  vsn0*2,vur3vvv0*14,rssbrssaqrrjrrrduuu4vur5
  uuu0*2,vus3vvv0*19,vur5
  uvv0*2,vus3vvu0vpd0voc0*15,vpc0vus1vur5
  uvv0*2,vus3vuq2vm50*4,tk53qi4coh4gng3fqi49ng3gph4doh4ftk55vm50*4,vsn2vur5
  uvv0*2,vus3vvt1voa0vn90*16,vur1vur5
  uvv0*2,vus3vvv0sttattt7tuu6tuu7uuu4uuu3stt8vvv3tuu8ttu8tttbuuu5ttt7tuu5ttu7uuu6vvv0*2,vur5
  uvv0*2,vus3vvv1ttt7ttt9ttt6ttt9stt9uuu6sss9tuu8ttu7uuu5uuu7ttt6uuu5*2,ttt6uuu7vvv0*2,vur5
  uvv0*2,vus3vvv2rsscssscrssb*2,ssserssesss9rrscrssf*2,sssavvv0*7,vur5
  uvv0*2,uut1vus1vus0*17,vus1vtp4
  uvv0*23,
of-a-visitor 358x120
~ IqB6 xt-H Q-9H PiZq LHYD yGeQ UPes EGxc acJ9 j_pV ujRL w7U1 GbBI pefR
  rss9rss7rsscrrsauvv0*19,
  uvv0*22,uuu0
  uuu0*2,uuu1vvv0*19,uvv2
  uuu3*2,uvv1uuu2kmmjnoomkllkmnnjmnnfpqqevvv0*7,lmniopphlnnkkmmmttt5vvv2
  uuu1*2,uvv1vvv1uvv3uuu2uuv3vvv0*10,vvv1*2,uuu5uuu2vvv0vvv2
  uuu0*2,uvv1vvv2sstasss9sttdttu7vvv0*9,sst9stt9sssesssbvvv3vvv2
  uvv0*2,uuu0vvv0*19,uuu1
  uvv0*23,
money-normal 358x226
~ IqB6 xt-H VFBS PiZq ITGt 4u9V aeVL 2Id_ s2ZJ 7WYw GNf- umgL joo8 uMTr TZGn BTH8 Hgko It18 2sgC TZGn
~ BTH8 QT_G nAbH x_yM TZGn BTH8 8-zC It18 3rmZ
  rssbrrsarss9rssarrsattu5uvv0*17,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0hijqlmnhjlljnoocjllgoppdklmhjllhhjjpkllhlmmhnoocvvv0*9,vvv2
  vvv0*22,vvv2
  vvv0gmj3dlh0*5,jnk4vqf0*2,vsn1stt0*10,vvv0vvv2
  vvv0nqp2kpn0*5,orp2vsm0*2,vtq1uuu0*10,vvv0vvv2
  vvv0orq4ttt9tuu5ttt7tuu6vvv0*5,vut0vtr2ttt7ttt8uuu3tuu6ttt9ttt8ttu8vvv2vvv0vvv2
  vvv0nqp5ttt8rrrbstt7uuu6vvv0uuu4vvv0*3,vus1utq3sss8sss7ttt6ttt9ttu6tttbstt9vvv3vvv0vvv2
  vvv0qrrcrssdoppgrrrbppqioppgopplpqqgvvv0*2,tuu3rrreoppfpqqirrrbpqqfnoojoppjopphqrrdvvv0vvv2
  vvv0*2,vvv1vvv0*2,vvv1vvv0*16,vvv2
  vvv0tuu1stt9sssbrrrcrssersscvvv3vvv0*14,vvv2
  vvv0pqqhqrrgnoohqqrbppqiopphnooppqqgvvv0*13,vvv2
  vvv0*22,uvv1
  uuu0tuu0*20,tuu1uvv0
money-missed 358x227
~ IqB6 xt-H xBDw PiZq ITGt 4u9V aeVL cWF4 pAUZ Kvfj 2Id_ s2ZJ 7WYw GNf- joo8 udXq uMTr TZGn BTH8 Hgko
~ tdJJ 2sgC TZGn BTH8 8-zC tdJJ js-R TZGn BTH8 EFTz tdJJ IQgP
  rssbrrsarss9rrrbrss9ttt4uvv0*17,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0hjkomnngklmhoppblmmfoppclmmgklmgikknlmmgmnnfoopbvvv0*4,kllehjjmrsseqrreuuu4vvv2
  vvv0vvv1vvv0uvv1*2,uuu1vvv0vvv1*2,uvv1vvv1*3,vvv0*4,uuv1uvv1vvv0vvv1vvv0vvv2
  vvv0jom2hnk0*5,lpo3tuu0*8,ttt5*5,vvv1vvv2
  vvv0jom2hnk0*5,lpo3tuu0*8,ttt5*5,vvv2*2,
  vvv0psr3uuu6vvv1uuu3*2,vvv0*7,uuu3vvv1uuu5vvv1*2,vvv0*4,vvv2
  vvv0mqo4sttarrresssbttt9vvv0*6,uuu2ttt8rssbsttcsssbstt9vvv0*4,vvv2
  vvv0pqqdrrrfnoohstt7vvv0*6,tuu3qqqgoophoopjvvv0*7,vvv2
  vvv0*2,vvv1vvv0*19,vvv2
  vvv0ttt7ssscrrsfrsscttt7vvv0*16,vvv2
  vvv0ppqgqrrgnoohstt7vvv0*17,vvv2
  vvv0*22,uvv2
  uuu1vvv0*20,uvv1uvv0
money-nothing-open 358x198
~ IqB6 xt-H sAZ6 PiZq ITGt 4u9V aeVL nQkl 2Id_ s2ZJ 7WYw GNf- uMTr TZGn BTH8 Hgko tdJJ 0pO-
  rssbrrsarss9rrsbqrrdrrs8qrrbsst7uvv0*15,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0hijqlmnhjlljnoocjllgoppdklmhjllhhjkpkllhlmmhnoocvvv0*9,vvv2
  vvv0*22,vvv2
  vvv0uuu6vvv1uuv2uuu3vvv0vvv1uuu4uuu3vvv1uuu2vvv1*4,uuu3vvv1vvv0*5,vvv2
  vvv0oqpcmpoalondmooampo8nqpampoc*2,nqpalondnqp9moobmpoampoblonclonboqp8qsr0*3,vvv0vvv2
  vvv0bjg47hd0*19,qsr4vvv2
  vvv0*22,vvv2
  vvv0gmk8rssgqqrfrrsessscvvv0*16,vvv2
  vvv0pqqdrrrfnoohstt7vvv0*17,vvv2
  vvv0*22,uvv2
  uvv1vvv0*20,uvv0uuu0
money-of-a-visitor 358x181
~ IqB6 xt-H ICDV PiZq ITGt 4u9V ttRW cWF4 k07X Kvfj 7WYw GNf- uMrB VLlh 8eSi ps6j
  rssbrrsarss9*3,rrscsss7uvv0*16,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0ijkkklmglmngjkkkkllllmmkjllgoppdijkmnoo8hijghjkjklmglmnhjklkklmhkllhvvv3vvv0*3,vvv2
  vvv0tuu4rrr6vvv0*19,vvv2
  vvv0mnoclmnirrrfqqqfuuu3vvv0*16,vvv2
  vvv0*22,vvv2
  vvv0bjg47hd0*4,chj87ef0*14,qrs4vvv2
  vvv0rts1qsr0*4,rst1qrs0*14,vvv0vvv2
  vvv0gmk8rrrirsshoppjrrrdrrrgpqqipqqprsscqss4kno5pqqjqrrkppqlrrsepqqfpqqlqqqlpqqjrssdvvv0vvv2
  vvv0*22,uvv2
  uuu0uvv0*20,uuu0uvv0
