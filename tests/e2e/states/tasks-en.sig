pending-without-progress 358x248
~ IqB6 xt-H BbbR PiZq LHYD yGeQ UPes EGxc acJ9 j_pV 8WMr w7U1 9Tqs BYh_ -laE xAeE MnGg 2_ij q8zl voGq
~ XJ0B mP4- Uysb aIzH WMk0
  qrraqrrcqrrbrss9rrsbrrrbrss9qrr9rss9stt4uvv0*13,
  uvv0*22,uuu0
  uuu0*2,uuu1vvv0*19,uvv2
  uuu3*2,uvv1vvv0mnnjklmgpqqbkmmimnoistt5vvv0*7,lmniopphlnnkkmmmttt5vvv2
  uuu1*2,uvv1vvv0*13,vvv3uuu4uuu3vvv2uuu5vvv0vvv2
  uuu0*2,uvv1vvv0*13,sttbssscsssassscrssduuu2vvv2
  uvv0*2,uvv1vvv2uuu4tuu6ttt8uuu8ttt6uuv2vvv0*7,uuu4sss8ttt4uuu3vvv0vvv2
  uvv0*2,uvv1vvv2ttt6uuu6ttt8tuu6stt7uvv3vvv0*7,uuu4qrrbsss9qqreuuu3vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1uuu3ssserrrhrrsgsssasttarssessscrrrjsssdrssesssdrsscvvv0*6,vvv2
  uvv0*2,uvv1vvv0*19,vvv2
  uvv0*2,uvv1vvv3uvv1uvv0*16,vvv4vvv2
  uvv0*2,uvv1uvv7vvv0*5,qrrdopphnoohoppgoppittt5*2,vvv0*5,uvv7vvv2
  uvv0*2,uvv1vvv1uvv1uvv0*16,vvv2*2,
  uvv0*2,uuu0vvv0*19,uuu1
  uvv0*23,
pending-with-progress 358x636
~ IqB6 xt-H 641R PiZq LHYD yGeQ r-oa 8_yI acJ9 j_pV 8WMr w7U1 9Tqs BYh_ -laE xAeE fQSS pHdC YBlY voGq
~ XJ0B WrMk dO8Y hHYR iKbD y9Ms hHYR PSIB afAb Wc_r Aeft 0o8S TE4K 84j8 sqbG FGY9 ZeMH 0o8S TE4K Bm7F
~ YOD0 jWRl ZeMH LEPk ElqS UR2q hUmh gLlK ZeMH LEPk ElqS rxUe aubj DdUF mepi rsDE SNLy mP4- Uysb aIzH
~ WMk0
  qrraqrrcqrrbrss9rssa*2,qrrarss7ttu2uvv0*14,
  uvv0*23,
  uuu0stt1uuu1vvv0*19,uvv2
  stt3knoduvv1vvv0mnnjklmgpqqblmmhmnoistt5vvv0*7,lmniopphlnnkkmmmttt5vvv2
  oqq5mop8uvv1vvv0*13,vvv3uuu4uuu3vvv2uuu5vvv0vvv2
  uuu0*2,uvv1vvv0*13,sttbssscsssassscrssduuu2vvv2
  uvv0*2,uvv1vvv0uuu4ttu7uuu4tuu6uuu7ttt7ttt8vvv0*6,stt5sss8ttt4uuu3vvv0vvv2
  uvv0*2,uvv1vvv1ttt6*2,tuu8uuu5uuu7ttt7ttu8vvv0*5,vvv1rss9rrrcsst9qrreuuu3vvv2
  uvv0*2,uvv1tuu2gkl0*10,glm0ttu0tuu0*5,vvv0vvv2
  uvv0*2,uvv1uuu3ssserrrhrrsgsssasttarssessscrrrjsttcrssesssdrsscvvv0*6,vvv2
  uvv0*2,uvv1vvv0*19,vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt1npp9pqqdmooloppgoppfoppdmoomoppenopgnopetuu0*4,stt3stt2vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt1mqp2stt1*2,sst3rrs4rss6rss5rss3tuu0*2,stt2rss3rss4stt3rss3sss0vvv0vvv2
  uvv0*2,uvv1vvv0rss2inl7rss4nppkpqqcqrrbpqqepqqcqrrbtuu0*2,qrr7pqr8oppepqqcnppdrss5vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss4pqqeqrr9rss7qrraqrr9pqreqrr9pqrfpqqbrss5tuu0*4,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0rtt1kpn4stt2rss7qrr5pqr7rss9qrr9rss6tuu0*2,rss4rss5qrr8*2,qrr6rss2vvv0vvv2
  uvv0*2,uvv1vvv0rtt1kpn5stt2pqqcqrr7qrrapqqcpqqbqrrastt0tuu0rss4qrr7pqq9qrr7pqq9stt4vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,stt3pqqdqrs8rss6qrr7rss6qrr9qrr7pqqc*2,qrr9tuu0*4,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt3qrs6rss3qrrdqrr9pqq9qrraqrrfoqqcrss6tuu0rss3qrr7pqr7qrr7pqq7rss3vvv0vvv2
  uvv0*2,uvv1vvv0ttt1rss3*2,pqqaqrr7prr9qrr8qrr9pqr8rss6rss4rss5rss7rss5stt2rss3ttt1vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,stt3qrrapqqarss8pqrcrss6rss5qrr9rss6qrrapqqdrss6sss2stt0tuu0vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,sst3pqqdpqqcqrraqrrcpqqbqrr8pqqhqrr8qrra*3,qrrcstt1tuu0vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,stt3pqqeqrrapqqbpqqdstt1tuu0*9,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt1rss3stt0stt3*3,tuu0*2,ttt1tuu0*2,stt1stt2sss2stt4rss3stt1vvv0vvv2
  uvv0*2,uvv1vvv0stt3qrs6rss2pqqcnppiqrr9pqqbopqgqrr8tuu0*2,rss2qrr5pqq7qrr6pqq7stt3vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,sst3pqqbqrrapqq9qrraoqqdqrr7pqqcqrraqrr9pqrcrss5tuu0*3,vvv0vvv2
  uvv0*2,uvv1vvv0ttt0stt0*15,ttt0vvv0vvv2
  uvv0*2,uvv1vvv0rss4qrr9pqqcpqq9qrr8*2,rss4tuu0*2,pqrbqrr8*2,qrr9pqqdqrrdoppdrss5vvv0vvv2
  uvv0*2,uvv1vvv0stt1qrr6qrs8qrs5rss5*2,stt3tuu0*2,qrr5rss5*2,rss4rss6rss4qrr5stt2vvv0vvv2
  uvv0*2,uvv1vvv0uvv0*17,vvv0vvv2
  uvv0*2,uvv1vvv1uvv1uvv0*16,vvv2*2,
  uvv0*2,uvv1uvv7vvv0*5,qrrdopphnoohppqeoppittt5*2,vvv0*5,uvv7vvv2
  uvv0*2,uvv1vvv3uvv1uvv0*7,uuu1uvv0*8,vvv4vvv2
  uvv0*2,uuu0vvv0*19,uvv1
  uvv0*23,
pending-every-reason 358x579
~ IqB6 xt-H DhEY PiZq LHYD yGeQ r-oa wc1f acJ9 j_pV 8WMr w7U1 9Tqs BYh_ -laE xAeE fQSS pHdC YBlY voGq
~ WrMk dO8Y hHYR iKbD y9Ms hHYR PSIB afAb Wc_r Aeft 0o8S TE4K fumV PUot ZeMH LEPk ElqS LCCL keDY 4SZQ
~ ZeMH LEPk ElqS rLB2 Mt_H 8m0a ZeMH LEPk ElqS rxUe uFC5 seYB elJy q1Wf 15gO pzfN mepi rsDE SNLy
  qrraqrrcqrrbrss7rss9rss8rrs8rssauvv0*15,
  uvv0*23,
  uuu0stt1uuu1vvv0*19,uvv2
  stt3jmneuvv1vvv0mnnjklmgpqqblmmhmnoistt5vvv0*7,lmniopphlnnkkmmmttt5vvv2
  oqq5mop8uvv1vvv0*13,vvv3uuu4uuu3vvv2uuu5vvv0vvv2
  uuu0*2,uvv1vvv0*13,sttbssscsssassscrssduuu2vvv2
  uvv0*2,uvv1vvv0uuv3tuu5uuu2uuu5*2,tuu6ttt6vvv0*6,ttt3stt6uuu3vvv1vvv0vvv2
  uvv0*2,uvv1vvv2stt8ttt8tttauuu6ttu8sst8tttavvv0*5,vvv1rrraqqrerrsbpqqguuu4vvv2
  uvv0*2,uvv1tuu2gkl0*10,glm0ttu0tuu0*5,vvv0vvv2
  uvv0*2,uvv1vvv0uuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt1oqq7pqqdmoolopqfoppfoppdmoomoppenopgnopetuu0*4,stt3stt2vvv0vvv2
  uvv0*2,uvv1vvv0ttt0stt1tuu0ttt0stt1tuu0*12,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0stt0tuu0*15,vvv0vvv2
  uvv0*2,uvv1vvv0qsr3ckh8rss5qrraoppinppepqqctuu0*4,oqqaoppcmnninppglnngqrr6vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt1rss3stt1stt3stt2stt3tuu0*2,ttt1tuu0*3,stt2sst2stt4rss3stt1vvv0vvv2
  uvv0*2,uvv1vvv0stt3qrs6stt3pqqcoqqeqrr8oqqcopphrss5tuu0*3,qrr4pqq7qrr6pqq7stt3vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,sss3pqqcqrrdpqqcprrdpqqcpqqepqraoqqiqrr7pqqbpqqe*2,pqqatuu0vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt2rss4stt0rss6qrr8rss6rss3rss4stt3tuu0*3,rss4rss5rss6rss5stt2vvv0vvv2
  uvv0*2,uvv1vvv0stt2rss4rss3qrr9pqrdrss6qrr9prrdrss5tuu0ttt1ttt0qrr4qrr5*3,stt2vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,stt4qrrbqrraprrapqqapqqcqrr8pqqeprrcpqrepqqaqrr7qrratuu0*2,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,stt3oqqdpqqcqrr9pqrapqqfttt1tuu0*8,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt1rss3stt1sss4rss5rss4stt1stt2*2,tuu0*3,sst3rss3rss5rss4stt1vvv0vvv2
  uvv0*2,uvv1vvv0stt2rss5sst2pqqcoqqgrss7prrapqqerss7tuu0*3,qrr4pqr7qrr5pqr6stt2vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,stt4prrcqrraprraqrrbpqqbpqqcprrapqr8pqqdprr9pqqerss5tuu0*2,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,stt3pqqcprrdrss4tuu0*11,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,stt2stt1tuu0*13,vvv0vvv2
  uvv0*2,uvv1vvv0sss2oqqcpqr8prrapqqaopqatuu0*9,stt2stt1vvv0vvv2
  uvv0*2,uvv1vvv0ttt0stt0*15,ttt0vvv0vvv2
  uvv0*2,uvv1vvv0rss5pqrboqqfoqqbqrr9pqqbrss6tuu0*2,opqdqrrapqrapqrboppfpqqfnppgrss5vvv0vvv2
  uvv0*2,uvv1vvv0stt0rss3rss5rss3*2,sst3stt2tuu0*2,rss3*2,rss2*2,rss3stt2rss3ttt1vvv0vvv2
  uvv0*2,uuu1vvv0uvv0*17,vvv0vvv2
  uvv0*2,uuu0uvv0*19,uuu0
  uvv0*23,
not-joined 358x223
~ IqB6 xt-H q_0F PiZq LHYD yGeQ UPes ftpO acJ9 j_pV 8WMr w7U1 9Tqs BYh_ -laE xAeE MnGg 2_ij q8zl voGq
~ WrMk dO8Y hHYR iKbD y9Ms hHYR PSIB
  rssarrs9rrsdrss8uvv0*19,
  uvv0*22,uuu0
  uuu0*2,uuu1vvv0*19,uvv2
  tuu4*2,uvv1vvv0mnnjklmgpqqbkmmimnoistt5vvv0*7,lmniopphlnnkkmmmttt5vvv2
  uuu1*2,uvv1vvv0*13,vvv3uuu4uuu3vvv2uuu5vvv0vvv2
  uuu0*2,uvv1vvv0*13,sttbssscsssassscrssduuu2vvv2
  uvv0*2,uvv1vvv2uuu4tuu6ttt8uuu8ttt6uuv2vvv0*7,uuu4sss8ttt4uuu3vvv0vvv2
  uvv0*2,uvv1vvv2ttt6uuu6ttt8tuu6stt7uvv3vvv0*7,uuu4qrrbsss9qqreuuu3vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0uuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt1opp9pqqdmooloppgoppfoppdmoomoppenopgnopetuu0*4,stt3stt2vvv0vvv2
  uvv0*2,uvv1vvv0ttt0stt0tuu0ttt0*2,tuu0*12,vvv0vvv2
  uvv0*2,uuu0vvv0*19,uvv1
  uvv0*3,uuu0*19,uvv0
not-offered-here 358x192
~ IqB6 xt-H H7cG PiZq LHYD yGeQ UPes CsKB acJ9 j_pV 8WMr w7U1 9Tqs BYh_ -laE xAeE MnGg 2_ij q8zl voGq
~ dHjo
  rssarss7qrrcrrs9rssbrrs8uuu1uvv0*16,
  uvv0*23,
  uuu0*2,uuu1vvv0*19,uvv2
  tuu3tuu4uvv1vvv0mnnjklmgpqqblmmhmnoistt5vvv0*7,lmniopphlnnkkmmmttt5vvv2
  uuu1*2,uvv1vvv0*13,vvv3uuu4uuu3vvv2uuu5vvv0vvv2
  uuu0*2,uvv1vvv0*13,sttbssscsssassscrssduuu2vvv2
  uvv0*2,uvv1vvv1uuv2uuu5ttu6uuu6tuu5uvv2vvv0*7,uuu3stt6uuu3vvv1vvv0vvv2
  uvv0*2,uvv1vvv2ttt8uuu8stt9ttu7stt9vvv3vvv0*7,uuu5qrrerrsbpqqguuu4vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0qrrgsssarsserrsfsssdsstdsss9rrsgqrrfrsscssterrresttbqrrcrrshuuu4vvv0*2,vvv2
  uvv0*2,uuu0vvv0*19,uvv2
  uvv0*3,uuu0uvv0*17,uuu0uvv0
identity-needed 358x248
~ IqB6 xt-H DjnM PiZq LHYD yGeQ UPes ZCx9 acJ9 j_pV 8WMr w7U1 9Tqs BYh_ -laE xAeE MnGg 2_ij q8zl voGq
~ KTch mP4- XMU6 aIzH WMk0
  qrrcrrsdrssbrss9qrrarrs8uvv0*17,
  uvv0*23,
  uuu0*2,uuu1vvv0*19,uvv2
  ttu4tuu4uvv1vvv0mnnjklmgpqqblmmhmnoistt5vvv0*7,lmniopphlnnkkmmmttt5vvv2
  uuu1*2,uvv1vvv0*13,vvv3uuu4uuu3vvv2uuu5vvv0vvv2
  uuu0*2,uvv1vvv0*13,sttbssscsssassscrssduuu2vvv2
  uvv0*2,uvv1vvv1uuv2uuu5ttu6uuu6tuu5uvv2vvv0*7,uuu3stt6uuu3vvv1vvv0vvv2
  uvv0*2,uvv1vvv2ttt8uuu8stt9ttu7stt9vvv3vvv0*7,uuu5qrrerrsbpqqguuu4vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv2qrrfrrrjsstbrsserssfrrsdqrrfsssersscvvv1vvv0*8,vvv2
  uvv0*2,uvv1vvv0*19,vvv2
  uvv0*2,uvv1vvv3uvv1uvv0*16,vvv4vvv2
  uvv0*2,uvv1uvv7vvv0*4,rssbnoohmnnppqqjnoojnoolmnnovvv1ttt5vvv0*4,uvv7vvv2
  uvv0*2,uvv1vvv1uvv1uvv0*16,vvv2*2,
  uvv0*2,uuu0vvv0*19,uuu1
  uvv0*23,
every-day 358x313
~ IqB6 xt-H JZgv PiZq LHYD yGeQ Bc59 Bf65 acJ9 j_pV pQTj QOcU 9Tqs Zgsr -laE xAeE XzJK NbBH IU_i voGq
~ aZaF WrMk dO8Y hHYR iKbD y9Ms hHYR PSIB mP4- RyPO aIzH aAgK
  rrs9rssarss8stt7uvv0*19,
  uvv0*23,
  uuu0stt1uuu1vvv0*19,uvv2
  ttt3knoduvv1uuu3kmmkmnnjpqqalmnmoppclmnrmnolvvv0*6,pqqbnoojnoofmnnlttt4vvv2
  tuu1stt4uvv1vvv0uvv0*4,vvv0*14,vvv2
  uuu0*2,uvv1vvv0qrr7oqqcpqqbnopguuu0vvv0*13,vvv2
  uvv0*2,uvv1vvv0*19,vvv2
  uvv0*2,uvv1vvv0rsscstt8vvv0*12,sst5qqrdopphttu4vvv2
  uvv0*2,uvv1tuu2gkl0*5,lop2tuu0*11,vvv0vvv2
  uvv0*2,uvv1vvv2ttt7tuu5tuu7tuu8tuu7uuu4ttt8ttt7sssduuu4uuu6tuu7tuu5vvv0*5,vvv2
  uvv0*2,uvv1vvv1ttt5ttt6uuu6ttt8uuu4uuu5*2,uuu4uuu6ttt8*2,uuu6ttt6vvv0*5,vvv2
  uvv0*2,uvv1vvv0uvv0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt1pqr5pqqbopphpqrbpqqbpqqaoppgpqqb*2,oqqatuu0*4,stt2*2,vvv0vvv2
  uvv0*2,uvv1vvv0ttt0rss4stt1rss4rss5stt4sst3rss5rss3rss4sss3tuu0*4,ttt0tuu0vvv0vvv2
  uvv0*2,uvv1vvv0*19,vvv2
  uvv0*2,uvv1vvv2uvv1uvv0*16,vvv3vvv2
  uvv0*2,uvv1uvv7vvv0*4,stt5nooloophpqqcmnngppqmnoomtuu5sst9vvv0*4,uvv7vvv2
  uvv0*2,uvv1vvv1uvv1uvv0*16,vvv2*2,
  uvv0*2,uuu0vvv0*19,uuu1
  uvv0*23,
two-steps 358x306
~ IqB6 xt-H ATbY PiZq LHYD yGeQ l9Rw 1N88 acJ9 j_pV iOdj 1vPQ 9Tqs PupV -laE xAeE Bu1Z 7X28 gQKB voGq
~ XJ0B WrMk dO8Y hHYR iKbD y9Ms hHYR PSIB mP4- 8pSd aIzH WMk0
  rrsarss6qrrbstt5uvv0*19,
  uvv0*22,uuu0
  uuu0rss1uuu1vvv0*19,uvv2
  sss7mopduvv1ttu5lmnnnooippqbmnngoopglnnlnoojnoodvvv0*5,lmmiopphlnnkkmmmttt5vvv2
  tuu1*2,uvv1vvv0*14,uvv1uuu4uuu3uuu2vvv0vvv2
  uuu0*2,uvv1vvv0*14,uuu6sttcsttbsstbuuu3vvv2
  uvv0*2,uvv1vvv0ttt7tuu7uuu5ttt5ttt7tuu7ttt6uuu4vvv0*4,stt5ttt7sss8ttt4uuu3vvv0vvv2
  uvv0*2,uvv1vvv0rss7rss8rss7sst6ttt8ttt7ttt6uuu4vvv0*4,sss8rssbqrrbsss9qqreuuu3vvv2
  uvv0*2,uvv1tuu2imn0*4,tuu0*13,vvv0vvv2
  uvv0*2,uvv1uuu3ssserrrhrrsgsssasttarssessscrrrjsssdrssesssdrsscvvv0*6,vvv2
  uvv0*2,uvv1vvv0*19,vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt1npp9pqqdmooloppgoppfoppdmoomoppenopgnopetuu0*4,stt3stt2vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0uvv1uvv0*16,vvv0vvv2
  uvv0*2,uvv1uvv5vvv0*4,rrrbttt7ttt6sst5sss9*2,stt6uuu2uuu3vvv0*4,uvv6vvv2
  uvv0*2,uvv1uvv5vvv0*4,sstarrrbstt5rss9rssarrsarss8ttt4uuu3vvv0*4,uvv6vvv2
  uvv0*2,uuu1vvv0uvv1uvv0*16,vvv0uvv2
  uvv0*22,uuu0
  uvv0*23,
friends 358x279
~ IqB6 xt-H bTNS PiZq LHYD yGeQ Bc59 Uvg3 acJ9 j_pV KNQM AhP7 9Tqs gpey -laE xAeE XzJK NbBH GhgP voGq
~ WrMk dO8Y hHYR iKbD y9Ms hHYR PSIB mP4- I2T1 aIzH aAgK
  qrrdrss9stt6uvv0*20,
  uvv0*23,
  uuu0stt1uuu1vvv0*19,uvv2
  stt5jmneuvv1ttu5noomlmmopqqboopemnnnmnoelmnjvvv0*6,lmnfpqqdlnnkkmmmttt5vvv2
  tuu1stt4uvv1vvv0*12,uuv2uuv3vvv1*4,vvv0vvv2
  uuu0*2,uvv1vvv0*12,uuu6ssscsssattt8rssessscvvv3vvv2
  uvv0*2,uvv1vvv0uuu4tuu4vvv0*12,uuu2ttt4uuu3vvv0vvv2
  uvv0*2,uvv1vvv0ttt8uuu4vvv0*12,uuu3stt9qrreuuu3vvv2
  uvv0*2,uvv1tuu2gkl0*5,lop2tuu0*11,vvv0vvv2
  uvv0*2,uvv1vvv0uuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt1oqq7pqqdmoolopqfoppfoppdmoomoppenopgnopetuu0*4,stt3stt2vvv0vvv2
  uvv0*2,uvv1vvv0ttt0stt1tuu0ttt0stt1tuu0*12,vvv0vvv2
  uvv0*2,uvv1vvv0*19,vvv2
  uvv0*2,uvv1vvv3uvv1uvv0*3,uuu0uvv0uuu1uvv0uuu0*3,uvv0uuu2uvv0*4,vvv4vvv2
  uvv0*2,uvv1uvv6vvv0*4,sttaoopjnoolpqqcpqqfnoojnopjtuu5ttt7vvv0*4,uvv6vvv2
  uvv0*2,uvv1vvv1uvv1uvv0*16,vvv2*2,
  uvv0*2,uuu0vvv0*19,uuu0
  uvv0*23,
a-loss 358x279
~ IqB6 xt-H DFvh PiZq LHYD yGeQ UPes Nk4j acJ9 j_pV QTVE w7U1 9Tqs BYh_ -laE xAeE XysU KH8f FqOB voGq
~ WrMk dO8Y hHYR iKbD y9Ms hHYR PSIB mP4- 7-nZ aIzH WMk0
  rss9rrs8uuu0uvv0*20,
  uvv0*22,uuu0
  uuu0*2,uuu1vvv0*19,uvv2
  stt7rssauvv1vvv0mnnjklmgpqqclmnmmnojmnohpqqbvvv0*6,lmniopphlnnkkmmmttt5vvv2
  uuu1*2,uvv1vvv0*13,uuu5ttu5tuu5uuu4tuu7vvv0vvv2
  uuu0*2,uvv1vvv0*13,ttt9tttastt8sttasttbuuu1vvv2
  uvv0*2,uvv1vvv0uuu6ttt5uuu4tuu5uuu8ttt7uuu3vvv0*6,sss7sss5ttt4uuu3vvv0vvv2
  uvv0*2,uvv1vvv0ttt6ttu7ttt7ttt5ttt7stt7uuv3vvv0*6,rrs9sss8*2,qqreuuu3vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0uuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt1opp9pqqdmooloppgoppfoppdmoomoppenopgnopetuu0*4,stt3stt2vvv0vvv2
  uvv0*2,uvv1vvv0ttt0stt0tuu0ttt0*2,tuu0*12,vvv0vvv2
  uvv0*2,uvv1vvv0*2,uuu0*15,vvv0*2,vvv2
  uvv0*2,uvv1vvv4vvv1vvv0*3,uuv0vvv0vvv1*3,vvv0*8,vvv4vvv2
  uvv0*2,uvv1uvv6vvv0*4,uuu3opqfnoojqqrcoppi*2,oppcvvv0uuu4vvv0*4,uvv6vvv2
  uvv0*2,uuu1vvv0uvv1uvv0*16,vvv1vvv2
  uvv0*2,uuu0uvv0vvv0*18,uuu0
  uvv0*23,
completed 358x223
~ IqB6 xt-H k7uD PiZq LHYD yGeQ 5Y2y 5BvI DdBc 9U7O j_pV 8WMr w7U1 9Tqs BYh_ mP4- O9VN qBv9 LoJ0
  rrs9qrrarrrbrrr9uvv0*19,
  uvv0*3,uus1vus0*17,vur0uuu0
  vur0*2,uus3vvv0*19,vto6
  sk75*2,vtr3vvv0mnnjklmgpqqblmmhmnoistt5vvv0*7,lmniopphlnnkkmmmttt5vur5
  uoe2*2,vur3vvv0*13,vvv3uuu4uuu3vvv2uuu5vvv0vur5
  uuu0*2,vus3vvv0*13,sttbssscsssassscrssduuu2vur5
  uvv0*2,vus3vvv0vsn0vsm0*16,vvv0vur5
  uvv0*2,vus3vur2vm50*5,tk55rj48sk45rj48sj48qj49rj48vm50*5,vto2vur5
  uvv0*2,vus3vur1vm50*5,tl52sj47tk57tk54tk53sk55tl54vm50*5,vto2vur5
  uvv0*2,vus3vvv0vtq0vtp0*16,vvv0vur5
  uvv0*2,vus3uuu3rrrcrsshrrsdrssgssscrrsbttt8rssbrssfsssdrrrgsstbrsserrsfsttbsstcstt7vvv0vur5
  uvv0*2,vus3uvv3rssd*2,rsscqrrerrsetuu6vvv0*12,vur5
  uvv0*2,uus2vvv0*19,vto6
  uvv0*3,uus1vur0*17,uur0uuu0
granted 358x120
~ IqB6 xt-H yGdp PiZq LHYD -I9H X_EZ R3fj FWfD bDk5 j_pV 8WMr w7U1 -zNI BYh_
  qrr9rrscrrs9uvv0*20,
  uvv0*3,uuu0*20,
  rts1*2,uuu0*2,uvv0*18,uuu1
  5gb56gc6uuu1tuu0lmnijllfoppbkllhlnnhrss4uvv0*6,uuu0kmmhnopglmmjjlllrss5uuu1
  fmj5flj5uuu1tuu1stt4tuu2stt8ttt4*2,stt5ttt4stt3uvv0*4,ttt5stt5*2,ttt4stt7uuu0uuu1
  tuu1*2,uuu1tuu1sss8sst7sss9stt7stt6rss8sssarss7uvv0*4,sss8sssarss8rss9rssatuu1uuu1
  uvv0*2,uuu0*21,
  uvv0*23,
granted-under-review 358x197
~ IqB6 xt-H z3vj PiZq LHYD -I9H X_EZ R3fj FWfD bDk5 j_pV 8WMr w7U1 9Tqs BYh_ KiH2 q2Bb 2O7t CDTF
  qrr9rrscqrr9rssaqrrasss8rrsbrssauvv0*15,
  uvv0*3,uuu0*19,uvv0
  stt0*2,uuu0*2,uvv0*17,uuu0uuu1
  5gc56hc6uuu1tuu0lmnijllfoppbklmglnnhrss4uvv0*6,uuu0kmmhnopglmmjjlllrss5uuu1
  eli5dkh4uuu1uvv0*4,uuu0uvv0*8,tuu3ttt3ttu3tuu2ttt4uuu0uuu1
  tuu2*2,uuu1uvv0*13,rssbrsscrrs9rrscqrrdttu2uuu1
  uvv0*2,uuu1uuu0stt3stt4rss5*2,stt2rss5stt3uuu0uvv0*10,uuu1
  uvv0*2,uuu1uuu0stt2sst5qrraqrr9rss6qrr9rss7uuu0uvv0*10,uuu1
  uvv0*2,uuu1uuu0pqrfrss9qrreqrrcqrrdrssbqqrerssaqrrbpqrdrssdrrscqqrbqrrdtuu3uvv0*3,uuu1
  uvv0*2,uuu1*2,rss6rss9sst7uvv0*15,uuu1
  uvv0*2,uuu1*2,ttt4stt4ttt4uvv0*15,uuu1
  uvv0*2,uuu0*21,
  uvv0*23,
granted-on-hold 358x197
~ IqB6 xt-H uV18 PiZq LHYD -I9H X_EZ R3fj FWfD bDk5 j_pV 8WMr w7U1 9Tqs BYh_ sAa3 eybR 2O7t qX9j
  qrr9rrscqrr9rss9*2,qrrcuvv0*17,
  uvv0*3,uuu0*19,uvv0
  stt0*2,uuu0*2,uvv0*17,uuu0uuu1
  5gc56hc6uuu1tuu0lmnijllfoppbklmglnnhrss4uvv0*6,uuu0kmmhnopglmmjjlllrss5uuu1
  eli5dkh4uuu1uvv0*4,uuu0uvv0*8,tuu3ttt3ttu3tuu2ttt4uuu0uuu1
  tuu2*2,uuu1uvv0*13,rssbrsscrrs9rrscqrrdttu2uuu1
  uvv0*2,uuu1uuu0stt3stt4stt2sss5stt3uvv0*13,uuu1
  uvv0*2,uuu1uuu0stt3rss6qrr7qrr9stt3uvv0*13,uuu1
  uvv0*2,uuu1tuu3qrreqrrc*2,qrrd*2,qrrbqrrepqrhrssarrreqrrgrss9rssbqrrbqrrcrss9pqqhuvv0uuu1
  uvv0*2,uuu1uuu0sss6sss8stt6rss6rss8ttu3uvv0uuu0*2,uvv0*3,uuu0uvv0*5,uuu1
  uvv0*2,uuu1*2,stt5ttt5ttu5stt3stt4tuu2uvv0*12,uuu1
  uvv0*2,uuu0*21,
  uvv0*23,
unsatisfied 358x419
~ IqB6 xt-H GbHD PiZq LHYD yGeQ 7CRO 6H2j cMV8 bDk5 j_pV 8WMr Thnn 9Tqs BYh_ -laE xAeE fQSS pHdC YBlY
~ voGq IXT5 WrMk dO8Y hHYR iKbD dNfp hHYR PSIB afAb Wc_r Aeft 0o8S TE4K jP6v PUot ZeMH LEPk ElqS LCCL
~ uht4 seYB mepi rsDE SNLy
  rssbqrraqrrdqrrauvv0*19,
  uvv0*3,uuu0*20,
  uuu0*4,uvv0*18,uuu1
  stt4*2,uuu1tuu0lmnijllfoppbkllhlnnhrss4uvv0*6,uuu0nooaoqq9noobmnocstt3uuu1
  tuu1*2,uuu1uvv0*13,tuu3ttt3ttu3tuu2ttt4uuu0uuu1
  uuu0*2,uuu1uvv0*13,rssbrsscrrs9rrscqrrdttu2uuu1
  uvv0*2,uuu1uuu0ttt4stt6ttt4stt5stt6sst7sss7uuu0uvv0*4,uuu0rss5qrr8sss4stt3tuu0uuu1
  uvv0*2,uuu1tuu2qrr6*2,qrs8rss4rss6qrr6qrs7stt0*4,uuu0uuu1qrr9pqrbrrs9pqqdttt3uuu1
  uvv0*2,uuu1stt2hlm0*11,stt0ttt0*5,uuu0uuu1
  uvv0*2,uuu1ttt3qrrcpqqeqrrcrrsdqrrerssbttt4uvv0*11,uuu1
  uvv0*2,uuu1uvv0*19,uuu1
  uvv0*2,uuu1uuu0tuu0*17,uuu0uuu1
  uvv0*2,uuu1uuu0stt1npp9pqqdmoolnppemnompqqdnooiopqeoppetuu0*5,stt3stt2uuu0uuu1
  uvv0*2,uuu1uuu0tuu0*17,uuu0uuu1
  uvv0*2,uuu1uuu0stt1mqp2stt0stt1tuu0ttt1stt2tuu0*4,stt2stt3rss4stt3rss3sss0uuu0uuu1
  uvv0*2,uuu1uuu0rss2inl7stt2prr9opqeoppgopqbtuu0*4,pqr8pqq9oppdpqqcnppdrss5uuu0uuu1
  uvv0*2,uuu1uuu0tuu0*17,uuu0uuu1
  uvv0*2,uuu1uuu0stt3qrr6rss4pqrcpqqcqrr9qrr8qrrcrss5tuu0*2,rss3pqr8pqq9prr8pqq8rss3uuu0uuu1
  uvv0*2,uuu1uuu0ttt0sst3stt3qrr8rss6rss5qrr6qrr9rss6rss4sst3rss6qrs6qrr7rss3sst2ttt1uuu0uuu1
  uvv0*2,uuu1uuu0tuu0*2,stt2rss8qrr8rss7qrs8qrs7qrr7rss6rss5rss9rss5qrsastt2tuu0*2,uuu0uuu1
  uvv0*2,uuu1uuu0tuu0*2,stt3pqqcqrrbrss4tuu0*11,uuu0uuu1
  uvv0*2,uuu1uuu0ttt0stt0*15,ttt0uuu0uuu1
  uvv0*2,uuu1uuu0rss6opqdnppinppdpqqboqqdqrr7tuu0*2,nppfpqqc*3,nophpqqgmooiqrs6uuu0uuu1
  uvv0*2,uuu1uuu0ttt0stt1stt2stt1*3,ttt1tuu0*2,stt1*5,stt0stt1ttt0uuu0uuu1
  uvv0*2,uuu0*20,uuu1
  uvv0*3,uuu0*20,
  uvv0*23,
sold-out 358x250
~ IqB6 xt-H 148R PiZq LHYD yGeQ 7CRO 6H2j cMV8 bDk5 j_pV kb7w rlvI 9Tqs CCAK -laE xAeE _ab0 Lfgk voGq
~ ZzD8 WrMk dO8Y hHYR iKbD 5qxO hHYR PSIB
  rrrarss9rrsbuuu0uvv0*19,
  uvv0*3,uuu0*19,uvv0
  uuu0*4,uvv0*17,uuu0uuu1
  stt4stt3uuu1stt5klmflmmilmnenooiuvv0*10,sss4oppbnopastt2uuu1
  tuu1*2,uuu1uvv0*2,uuu0uvv0*12,uuu1uuu0tuu2uuu0uuu1
  uuu0*2,uuu1uvv0*16,sst7rssbttu2uuu1
  uvv0*2,uuu1uuu0stt6ttt5ttt4*2,stt5ttt6stt5tuu2uvv0*10,uuu1
  uvv0*2,uuu1uuu0rssasss9sst9stt8sss9sst8rss8tuu3uvv0*10,uuu1
  uvv0*2,uuu1stt2gkl0*17,qss2uuu1
  uvv0*2,uuu1tuu2qrrgqrrcqqrdqrrdrrsa*2,rsscpqqgrss9qrrarrrapqqfstt8uvv0*5,uuu1
  uvv0*2,uuu1uvv0*8,uuu1uvv0*10,uuu1
  uvv0*2,uuu1uuu0tuu0*17,uuu0uuu1
  uvv0*2,uuu1uuu0stt1npp9pqqdmooloppc*2,noohnoofpqr9tuu0*6,stt3stt2uuu0uuu1
  uvv0*2,uuu1uuu0tuu0*17,uuu0uuu1
  uvv0*2,uuu0*20,uuu1
  uvv0*23,
claim-expired 358x250
~ IqB6 xt-H hcGK PiZq LHYD yGeQ 7CRO 6H2j cMV8 bDk5 j_pV 8WMr Thnn 9Tqs BYh_ -laE xAeE bJjS QvoV voGq
~ FLCk WrMk dO8Y hHYR iKbD 5qxO hHYR PSIB
  rrsarsscrss8qrrcrrrauvv0*18,
  uvv0*3,uuu0*19,uvv0
  uuu0*4,uvv0*17,uuu0uuu1
  stt4stt3uuu1tuu0lmnijllfoppbklmglnnhrss4uvv0*6,uuu0nooaoqq9noobmnocstt3uuu1
  tuu1*2,uuu1uvv0*4,uuu0uvv0*8,tuu3ttt3ttu3tuu2ttt4uuu0uuu1
  uuu0*2,uuu1uvv0*13,rssbrsscrrs9rrscqrrdttu2uuu1
  uvv0*2,uuu1uuu0stt5ttt5ttt3ttt4stt5ttt5stt5tuu2uvv0*10,uuu1
  uvv0*2,uuu1uuu0rss8sss9sss8stt8sss9stt7rss8tuu3uvv0*10,uuu1
  uvv0*2,uuu1stt2gkl0*17,qss2uuu1
  uvv0*2,uuu1*2,qrrerssdqrrd*2,qrrhpqrirssaqrresssbqrrcpqqdrssarssbqqrftuu4uvv0*3,uuu1
  uvv0*2,uuu1uvv0*19,uuu1
  uvv0*2,uuu1uuu0tuu0*17,uuu0uuu1
  uvv0*2,uuu1uuu0stt1npp9pqqdmooloppc*2,noohnoofpqr9tuu0*6,stt3stt2uuu0uuu1
  uvv0*2,uuu1uuu0tuu0*17,uuu0uuu1
  uvv0*2,uuu0*20,uuu1
  uvv0*23,
claiming 358x223
~ IqB6 xt-H bDRR PiZq LHYD yGeQ 5Y2y 5BvI DdBc 9U7O j_pV 8WMr w7U1 9Tqs BYh_ mP4- 3lwp aZHS qBv9 LoJ0
  rrsarrsdqrrcuuu0uvv0*19,
  uvv0*2,uuu0vur1vus0*17,vur1uut0
  vtq0*2,uus3vvv0*19,vto6
  rk66*2,vtq3vvv0mnnjklmgpqqbkmmimnoistt5vvv0*7,lmniopphlnnkkmmmttt5vur5
  upf1*2,vur3vvv0*13,uuu5ttu5tuu5uuu4tuu7vvv0vur5
  uuu0*2,vus3vvv0*13,ttt9tttastt8sttasttbuuu1vur5
  uvv0*2,vus3vvv0vsl0vrk0*15,vsl0vvu0vur5
  uvv0*2,vus3vur2vm50*4,tk55ul51rj4aqi4ask55qi4crj4bpi4ask46vm50*4,vtn2vur5
  uvv0*2,vus3vus1vm50*4,tl53ul51tk54tk55ul53tl54tl53sk53vm52vm50*4,vto2vur5
  uvv0*2,vus3vvv0vur1vuq0*2,vtq1vuq0vtq1vtq0*2,vtq1*2,vuq0*3,vtq1vuq0*2,vur0vvv0vur5
  uvv0*2,vus3uuv3rssbrssgrssdsssfssscsssattt7sssasssdssscrrrgsstbrsse*2,sttbsstcstt7vvv0vur5
  uvv0*2,vus3uvv3rssd*2,rsscqrrerrsetuu6vvv0*12,vur5
  uvv0*2,uus2vvu0vvv0*18,vto6
  uvv0*3,uus0uur0*17,uus0uvv0
polling 358x266
~ IqB6 xt-H t1w- PiZq IqB6 4u9V Mri8 ZRDn LHYD yGeQ 5Y2y 5BvI DdBc 9U7O j_pV 8WMr w7U1 9Tqs BYh_ mP4-
~ O9VN qBv9 LoJ0
  rrrbqrrfsst4uvv0*20,
  uvv0*23,
  jkllklmflmmhlmmgikkejklnopp7uvv0*8,stt7qrrdpqqdrrs8qrrdqrrbsss7qrra
  uvv0*16,uuu1uvv0*3,uuu1uvv0*2,
  uvv0*2,uuu0vur1vus0*17,vus1utr3
  vrk1*2,vur3vvv0rss5stt3uuu2ttt3ttt4uuu1vvv0*7,stt4uuu3stt5sss4uuu1vuq5
  qj57*2,vtq3vvv0qrrdnopcqrr9noofppqeuuu3vvv0*7,oppeqqrdoppeopphuuu3vur5
  vsn0*2,vur3vvv0*13,rsseqrrgrrrdrsseqrriuuu2vur5
  uuu0*2,vus3vvv0*19,vur5
  uvv0*2,vus3vvu0vpd0voc0*15,vpc0vus1vur5
  uvv0*2,vus3vuq2vm50*5,rj48ng3gpi4cpi4dph4cog4eph4cvm50*5,vsn2vur5
  uvv0*2,vus3vvt1voa0vn90*16,vur1vur5
  uvv0*2,vus3vvv2ttu6ttu7uuu6tttauuu5ttt7uuu3ttu7sstattt8uuu6uuu5ttt7uuu7uuu4ttt7uuu3vvv0vur5
  uvv0*2,vus3vvv1ttt6tuu9stt9uuu6ttu7tuu4uuu4*2,uuv4uuu5stt9uuu5uuu7ttt7uuu7uuu5tuu3vvv0vur5
  uvv0*2,vus3uvv3rssd*2,sssaqrrerssdtuu6vvv0*12,vur5
  uvv0*2,uut1vus1vus0*17,vus1vtp4
  uvv0*23,
of-a-visitor 358x120
~ IqB6 xt-H Q-9H PiZq LHYD yGeQ UPes EGxc acJ9 j_pV a-vy w7U1 XOy5 BYh_
  rss9rss7rsscrrsauvv0*19,
  uvv0*22,uuu0
  uuu0*2,uuu1vvv0*19,uvv2
  uuu3tuu4uvv1uuu2kmmjnoomlmnkkmmjnooglmnllmmovvv2vvv0*5,lmniopphlnnkkmmmttt5vvv2
  uuu1*2,uvv1vvv1uuv1vvv0*11,vvv3uuu4uuu3vvv2uuu5vvv0vvv2
  uuu0*2,uvv1vvv2stt7tuu4vvv0*10,sttbssscsssassscrssduuu2vvv2
  uvv0*2,uuu0vvv0*19,uuu1
  uvv0*23,
money-normal 358x226
~ IqB6 xt-H VFBS PiZq ITGt 4u9V vZUY 2Id_ s2ZJ 7WYw GNf- umgL joo8 uMTr TZGn BTH8 S1-v Gbbc 2sgC TZGn
~ BTH8 ubQL qWor x_yM TZGn BTH8 FHZh Gbbc 3rmZ
  rssbrrsarss9rssarrsattu5uvv0*17,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0lmnhijkgoopdjklgnooakllhlmnjrss8vvv0*13,vvv2
  vvv0*22,vvv2
  vvv0gmj3dlh0*5,jnk4vqf0*2,vsn1stt0*10,vvv0vvv2
  vvv0nqp2kpn0*5,orp2vsm0*2,vtq1uuu0*10,vvv0vvv2
  vvv0orq4tuu8ttu6tuu6uuu3vvv0*5,vut0vtr2ttt6ttt8uuu6uuu5tuu6uuv2vvv0*3,vvv2
  vvv0mpo7ttt9qrrcrss8tuu6uuv3vvv0vvv1vvv3vvv0vus1usq5rrsaqqrcttt8stta*2,uuu7vvv0*3,vvv2
  vvv0rrrasssbpqqerssdppqkppqhoppfoppjopphvvv1uuu3rsscpqqdqrrgrssbpqqiqqrgopphttt5vvv0*2,vvv2
  vvv0*2,vvv1vvv0*19,vvv2
  vvv0tuu1tttasss8rssfvvv0*17,vvv2
  vvv0pqqhqrrgnoohqrreoopoopploppfnopk*2,vvv1vvv0*11,vvv2
  vvv0*22,uvv1
  uuu0tuu0*20,tuu1uvv0
money-missed 358x227
~ IqB6 xt-H xBDw PiZq ITGt 4u9V vZUY cWF4 pAUZ Kvfj 2Id_ s2ZJ 7WYw GNf- joo8 udXq uMTr TZGn BTH8 S1-v
~ tdJJ 2sgC TZGn BTH8 FHZh tdJJ js-R TZGn BTH8 abPB tdJJ IQgP
  rssbrrsarss9rrrbrss9ttt4uvv0*17,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0mnogjklfoppckllfnooalmmfmnnhrss7vvv0*8,kllehjjmrsseqrreuuu4vvv2
  vvv0uuu0uvv1vvv0uvv1vvv0uvv1vvv1vvv0*9,uuv1uvv1vvv0vvv1vvv0vvv2
  vvv0hnl3fmj0*5,kpn3ttt0*7,tuu0stt6*5,vvv1vvv2
  vvv0lpn2iol0*5,nqp2tuu0*7,uuu0ttu4*4,ttt4vvv1vvv2
  vvv0psr3uuu6uuu4uuu3uuv2vvv0*6,uvv0uuu3*2,uvv2vvv0*6,vvv2
  vvv0mqo4tuu6sttastt9uuv2vvv0*6,uvv0ttt7sss9uuu5vvv0*6,vvv2
  vvv0pqqdrrrfnoohstt7vvv0*6,tuu3qqqgoophoopjvvv0*7,vvv2
  vvv0*2,vvv1vvv0*19,vvv2
  vvv0ttt7sssdrsscrrrbvvv0*17,vvv2
  vvv0ppqgqrrgnoohstt7vvv0*17,vvv2
  vvv0*22,uvv2
  uuu1vvv0*20,vvv1uvv0
money-nothing-open 358x198
~ IqB6 xt-H sAZ6 PiZq ITGt 4u9V vZUY XtnO 2Id_ s2ZJ 7WYw GNf- uMTr TZGn BTH8 S1-v tdJJ 0pO-
  rssbrrsarss9rrsbqrrdrrs8qrrbsst7uvv0*15,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0lmnhijkgoopdjklgnooakllhlmnjrss8vvv0*13,vvv2
  vvv0*22,vvv2
  vvv0ttu5vvv1uuu3vvv1uuu2uuu5uvv0uvv3tuu4uuu2vvv0vvv1vvv2vvv1vvv0*7,vvv2
  vvv0prqalonbnpo8npo9mpobmpoflonempoanqp8mpocmpo8mpocnpobmooaoqq3qsr0*5,vvv0vvv2
  vvv0bjg47hd0*19,qsr4vvv2
  vvv0*22,vvv2
  vvv0gmk8sssdrrrfrrsdtuu5vvv0*16,vvv2
  vvv0pqqdrrrfnoohstt7vvv0*17,vvv2
  vvv0*22,uvv2
  uuu0uvv0*22,
money-of-a-visitor 358x152
~ IqB6 xt-H ICDV PiZq ITGt 4u9V Dgon cWF4 k07X Kvfj 7WYw GNf- uMrB VLlh 2H7c sEai
  rssbrrsarss9*3,rrscsss7uvv0*16,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0ikkojklolmmgnoodlmngklmhpqq8lmnfpqqbklmdklmgvvv0*5,lmmfhjjmrsseqrreuuu4vvv2
  vvv0vvv1*2,uuu1uuu2tuu3uvv1vvv0uuu1uvv2rss4uvv1vvv0*6,uvv1vvv0vvv1vvv0vvv2
  vvv0jom2hnk0*4,kno5gkl0*14,stt2vvv2
  vvv0jom2hnk0*4,kno5gkl0*14,stt2vvv2
  vvv0lpn5sssestteqrrfsssdrrrkrssfrsscrsse*2,uuu2mpp3qrrhsstcrrrgrssdrrsessscrssduuu4vvv0vvv2
  vvv0rts2uuu3uuu2uuu3vvv3uuu6uuu5uuu4tuu4uuu4vvv1rst1uuu3*3,uuu4uuu5uuu3uuu4vvv1vvv0vvv2
  uvv1vvv0*21,uuu0
