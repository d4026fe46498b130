countdown-days 358x113
~ IqB6 xt-H LbYW PiZq YqUR SZSm mYcx CfCd ywcb eV2E CfCd 2mGT HFjf CfCd zm-h 8IY8 CfCd zm-h xBUd
  rss9rrscqrrarrsbrss8qrrbuvv0*17,
  uvv0*23,
  oppfnookpqqcqqrgpqqcqrr8oppgopqepqqguvv0*14,
  uvv0*23,
  vvv0*2,qqq8vvv0*4,ttt3qqr7vvv0*4,qrr8qqravvv0*4,oppcsss5vvv0*2,
  vvv0*2,rrs5vvv0*4,ttt3oppauvv2vvv0*3,qrr8qqravvv0*4,oppcsss5vvv0*2,
  vvv0*2,qrrctuu5vvv0*2,uvv2rsscrssesssavvv0*3,sttbttt8vvv0*4,rrrauuu4vvv0*2,
  vvv0*5,uvv0vvv0*5,uvv0vvv0*4,uvv0vvv0*5,uvv0
countdown-hours 358x113
~ IqB6 xt-H h1xX PiZq YqUR Xu2z L4bW CfCd pnob HFjf CfCd NK2Y 8IY8 CfCd GIFC xBUd
  rss9rrscqrrarrsbrss9rssattt3uvv0*16,
  uvv0*23,
  oppfnookpqqcqqrgnoojpqqfqrrboppduuu1uvv0*14,
  uvv0*23,
  vvv0*2,uuu2oppbstt5vvv0*5,ttt6qrr6vvv0*6,rss7sss5vvv0*3,
  vvv0*2,uuu2pqq9ttt3vvv0*5,rss4sss8vvv0*6,qqr7rss4vvv0*3,
  vvv0*2,rssasssdrsscvvv1vvv0*4,ttt9sttevvv0*6,rssauuu5vvv0*3,
  vvv0*7,uvv0vvv0*14,uvv0
countdown-minutes 358x113
~ IqB6 xt-H sK09 PiZq YqUR UXck Jt7E CfCd maQk HFjf CfCd 66Ne 8IY8 CfCd teMK xBUd
  rss9rrscqrrarrsbrss7rsscrrs9tuu2uvv0*15,
  uvv0*23,
  spobrpnfsrq9srqcrpnerpofsqpdsqocuuu0uvv0*14,
  uvv0*23,
  vvv0*2,vuu1sqo8uts3vvv0*5,usr4sqo8vvv0*6,uts6uts3vvv0*3,
  vvv0*2,vuu1sqo8uts3vvv0*5,usr4sqo9vvv0*6,trp6tsr3vvv0*3,
  vvv0*2,rssasssdrsscvvv1vvv0*4,ttt9sttevvv0*6,rssauuu5vvv0*3,
  vvv0*7,uvv0vvv0*6,uvv0*2,vvv0*6,uvv0
countdown-over 358x50
~ IqB6 xt-H MW6s PiZq YqUR oDwl
  rss9rrscqrrarrsbsss7rss9uvv0*17,
  uvv0*23,
  mnojopqgnoompqqcoppiqqrbpqqepqqjoppiqrr8opqhoppiuvv0*11,
  uvv0*23,
two-clocks 358x71
~ IqB6 xt-H Nmul PiZq oFa4 sI7A MDaE
  rrsarss6rrsbrssauvv0*19,
  uvv0*7,uuu0uvv0*5,uuu0uvv0*9,
  oppgqqrgopplqrrdoppkoppeqrr9oppropphpqqcpqqhoppenopjsttauvv0*9,
  rssarss9sssattt5rss9stt8rssbsss6sst7uvv0*14,
  rss7stt7sst6rss9sst7rss4stt4stt3tuu3uvv0*14,
buttons 358x231
~ IqB6 xt-H uDOG z2yA T3Sh 1B9y oMHT iVX2 1ntw lYZo YA-1
  rrrcqrrarss9uvv0*20,
  oqr1lop0*8,mpp1uuu0utp0vsn0*8,uso0uvv0*2,
  1ac13bd65de65ce74ce85ce7*2,5ce44ce519c0prq7vm50tk55sj45sk46sk57sk55sk56sk54tk54vm50uus1uvv0
  1ac15ce66df74ce66df86dfb5de95deb6df819c0prq7vm50sj45rj46tk55rj47rj49sj48rj49sj47vm50uus1uvv0
  oqq1lop0*8,mpp1uuu0utp0vsn0*8,uso0uvv0*2,
  ttt3tuu0*8,tuu1tuu3suu0rtu0*8,suu0uuu0uvv0
  tuu3oppemnnfnppfnooimnnlmnoinoohmooguvv0tuu6rtu0lpqbjooclpqdkopg*2,kopfkopelopcrtu0uuu0uvv0
  tuu2tuu0*8,tuu1uuu1suu0*10,uuu0uvv0
  uvv0*10,vvv0*10,uvv0*3,
  rst5npqcoqqbnpqbnpqjmppfoqqdnpqcstt4vvv0*2,oqqfnppeqrrdopqjopqcoqqiopqerssbvvv0uvv0*3,
  uuu0tuu1*3,tuu2tuu1tuu2tuu1uuu0uvv0vvv0vvv1uuv1vvv1uvv2uvv1vvv2uvv2vvv1vvv0uvv0*3,
  uuu0*10,uvv0*13,
  tuu0stt3rss3rss4sss3rss3*2,stt1*2,tuu0uuu0uvv0*12,
  tuu0opq9noobpqq9nopdmoohnoodnoofmoodtuu0uuu0uvv0*12,
  tuu0*10,uuu0uvv0*12,
buttons-sizes 358x131
~ IqB6 xt-H ouaJ z2yA 1zQs T3Sh enra
  rrrcqrrarss9*2,rss7uvv0*18,
  oqr1lop0*10,stt1uvv0*11,
  1ac11ac01ac1*3,2ac219c01ac119c0*3,gkl5uvv0*11,
  19c04ce49fhc*2,7ega9fhjaghd9fhh9fhe8fge19c0gkl5uvv0*11,
  agh36df0*10,mop4uvv0*11,
  loo2hlm0*8,jmn1uuu0pqr1npq0*7,oqr1uvv0*3,
  1ac05ce87ef96df96dfb7egc7efa6df97ef819c0nqqa19c06dfc6dfa5de87egg7egc6dfa6df92ac1rss5uvv0*2,
  2ac23bd44ce43bd44bd54bd73bd53bd64bd519c0prr83bd2*2,4bd33bd23bd53bd43bd53bd33bd2stt4uvv0*2,
  dij519c0*8,7eg5uvv0*13,
buttons-waiting 358x202
~ IqB6 xt-H u1mI z2yA 0qYG pPbo kdJC 7Oi6 aZHS o-lc Td_u SFPh BPmh _LLC We51 z7DT
  rrrcqrrarss9rssaqrrfrrs8uvv0*17,
  mpp2jnn0*10,stt1utq0vrl0*8,utq0uvv0
  1ac15ce73bd46df95de75de86dfa6df65de73bd419c0gkl5voc1tk54ul51oh49ul53rj49rj47rj48tl53voc1uvv0
  2ac15ce52ac24ce85ce73bd64ce75ce84ce74bd72ac2glm5voc1tk53ul51oh44ul51sj46sk57sk56ul54voc1uvv0
  prr1npq0*10,tuu1uus0uso0*8,uus0uvv0
  uuu0*5,uvv0*3,uuu0tuu0ttt1ttt0*2,tuu0*2,uuu0uvv0*7,
  tuu0rss3stt2*2,tuu0uvv0*3,uuu0tuu0nppdoppdoppcpqq9tuu0uuu0uvv0*7,
  tuu0qrr7opq9pqr8tuu0uvv0*3,uuu0tuu0*6,uuu0uvv0*7,
  uuu0*5,tuu3pqqhqrrcpqqeqrreqrrdpqqcrssaqrrfrrscqqrbpqqdqrrbtuu1uvv0*4,
  uvv0*11,uuu0uvv0*3,uuu0*2,uvv0*6,
  ttt3tuu0*7,ttt1tuu0ttt1*2,tuu0*10,stt8
  tuu3uvv0*7,mnojnppgmnnkmooknoohnoogstt5uvv0*7,sst8
  stt4ttt0*21,stt8
chips 358x129
~ IqB6 xt-H vCmm z2yA Ztry 2O7t 2za7 COQz BAjq Cl2b Dr3s d6MI 0R9x IVd- zVDb TVVC yJ3K J1U- 2X7U ZzG_
~ qc3O oEqs jSlO qVjc _OwI
  qrrarssauvv0*21,
  uuu0*7,vut0*5,uuu0tuu0*5,uuu0uvv0*4,
  rss4pqq8oppcoppgoqqctuu1vus0rojcsqlaspkerpkfuso8uuu0nqo7nqp9mqoelpnhmqoctut0uvv0*4,
  uuu0*7,uut0*4,uuu0*2,tuu0*5,uuu0uvv0*4,
  pss4nqr7nqramqqdnqr9suu1vut0sol9tqo7tpnaspmburp5uuu0top6tpp7toobtoodtop8utt0uvv0*4,
  stu0rtt1rtt3rtt4*2,tuu0uut0usr2*2,usr3*2,uts2uuu0uss1*2,uss3urr4uss3uuu0uvv0*4,
  uuu2ttt3tuu2uvv2vvv0uvv0*18,
  ttt3rrs8qqrfoppkpqqguvv1uvv0*17,
  uvv0*23,
amounts 358x133
~ IqB6 xt-H WUTE z2yA BWpG Kvfj duUB Kvfj OOz9 Kvfj 5GGO Kvfj rx-i Kvfj
  rssarrrarssbuuu1uvv0*19,
  uvv0uuu0tuu0uvv0*4,uuu0tuu1tuu0uuu0*2,tuu1uuu0uvv0*9,
  oppajklghjjipqqfoppfuuu0nopajlldjkldjkleklmflmnbijkimnohpqqdrss9uvv0*7,
  uvv0*2,uuu0uvv0*6,uuu0uvv0tuu3uuu0uvv0*10,
  pqq6mnncopq8lmnd*2,lnndmnnd*2,mnocpqq8stt5stt4uuu0uvv0*10,
  ttt4opp9nooanop9npp9opp9*3,opp8opq4qrraqrrbuvv0*11,
  uvv0stt1*5,ttu0stt1*2,uuu0uvv0*3,tuu1stt1stt0stt1uvv0*6,
  oppaklmgijkjjkligiilgijllnnfhjjlhijlmoofpqqdrss8sss2klmcklmdmnndklmdqrrcoppestt5uvv0*3,
  uvv0*14,stt4uuu1uvv0*7,
progress 358x95
~ IqB6 xt-H lh9j YqUR l1TC RZov 1xYo RZov UAOl RZov PiZq 1xYo vY6E
  rrrcqrrarrs8uuu1uvv0*19,
  tuu0*23,
  qss0*14,stt0tuu0*8,
  kno0jnn0*13,qrs1tuu0*8,
  glm1gkl0*21,imm4
  lop0loo0*13,qrs1stt0*8,
layouts 358x360
~ IqB6 xt-H cAz9 PiZq s2ZJ mP4- 1liU jzcm 0FEB tSkm CwOR EYxg tSkm acDk jWv7 WjnA 4UYI CwOR EYxg w25f
~ acDk jWv7 UOpp PiZq CwOR WvwB PiZq acDk iPN6 -8fs aGNm CBCQ TIFI aWZC YhrW CBCQ TIFI h4Hv YhrW CBCQ
~ TIFI 1SPg
  qrrdrss9stt5uvv0*20,
  uvv0*23,
  jllljllikmmkqqr9uvv0*15,qrrbpqqeqrrdrssc
  uvv0*23,
  qrrd*2,uvv0*14,uuu0oppgpqqiopqgqqrdoppgnoof
  uvv0*17,uuu0uvv0*3,uuu0*2,
  qrrdpqqduvv0*14,uuu1oppgpqqiopqgqqrdoppgnoog
  uvv0*23,
  uvv0*23,
  qrrd*2,uvv0*14,uuu0oppgpqqiopqgqqrdoppgnoog
  uuu0*23,
  stt4stt5uvv0*14,uuu0rss8sss9stt4stt6sss7rss5
  sst8rss8uvv0*14,uuu0rrs7rss9qrrcsss6rrr9qqra
  uvv0*23,
  rss8rss7uvv0*9,ttt3stt7sst6uvv0*9,
  stt5stt6uuu0uvv0uuu1uuu0*2,uvv0*4,tuu1stt6stt4uuu0*4,uvv0*5,
  noofpqqdmnojqrrbmoognoogrss5uvv0*4,stt2noohoppenoohqrr9noojmnnguuu0uvv0*4,
  uvv0*23,
  oppeqsr5orqdorqenrpbstt4uvv0*17,
  rss6tts1tut3ttt3tut2uuu0*18,
  oppatsr4spodrpodrpnctts4uvv0*17,
  nopetrr5sppbspqcsppattt3uuu0*17,
  rss2tss1tss7trs7trr6uuu2uvv0*17,
tabs 358x71
~ IqB6 xt-H XV6n PiZq 65Qf i1dL NpgJ 56Ju X84I Uos- Bd8M 4Cng Q5U3 PAfo
  qrrcstt5uvv0*21,
  uvv0*23,
  stt5rrsatuu1stt6pqqcqrr8qrrbqrr8stt5uvv0sss4rss7qrrarss6ttt4uvv0rss6*2,rss8rss5stt3uuu0pqqd
  ttt1rss8uuu0stt3rss9sss7rss9qrr9stt4uuu0ttt2sst7rss7stt6ttt3uvv0stt4stt6sss6stt4tuu2uuu1rss1
  uuu0*3,qrr0*6,rss0uuu0*13,
copy 358x69
~ IqB6 xt-H ToyK PiZq m36C w-lQ 4fWB 7hqh
  qrr9sss8uvv0*21,
  oqr1lop0*9,qss1uvv0*12,
  1ac15de7*2,4ce5*2,5ce74ce55ce74ce53bd39fh5uvv0*12,
  1ac15ce86df8*2,5dea5de76dfc6df95de73bd79fh5uvv0*12,
  agi519c0*9,ilm5uvv0*12,
accordion 358x313
~ IqB6 xt-H Xuzs PiZq Es6Y PiZq 2fTo Gxn4 8Vs- NHmy ogn9 elJy KTIg 8Vs- NHmy
  rrs9rss9qrrcstt6uvv0*19,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0uuu1vvv0vvv1vvv0*18,vvv2
  vvv0oppjnookppqiuuu3vvv0*15,vvv3vvv0vvv2
  vvv0*22,vvv2
  vvv0qqrioppiqrrerssaqqrgrrscpqqgqrrerrseqrrerrrerrrbqrrfqrrgrssbrrsiqrrbuuu5vvv0*3,vvv2
  vvv0ttt6ttt5ttt7stt7ttt7ssscstt7ttu6sssbttt6stt6uuu4stt6stt7ttt9stt6stt8tuu5ttt8ttu6vvv0vvv2
  vvv0sst8ttt6tuu8tuu5uuu4ttt6uuu5*2,tuu7uuu5ttu5uvv3ttt5stt8ttt7*2,ttt6uuu5ttt8uuu5vvv0vvv2
  vvv0qrre*2,rrrfqrrgqrrerssarrsdrrsfqrrhsssbqrrfrrrbqqrgpqqirssbqrrjqrrdrrsdsss8vvv0*2,vvv2
  vvv0rrrerssdsstarssasttasss9rrsbttt8rssdrsscttt8sst9rssdsss9ttu9rss9ttt9vvv0*4,vvv2
  vvv0uvv3uuu3uuu4*2,uvv3uuu4uuu3*2,uuu5uuu3vvv2uuu4uuu3*3,uuu4uuu3vvv0*4,vvv2
  vvv0rrsdpqqgqrreqrrdrrsdssseqrresst8qqqgrrscsssdrrrcrrrfsssbqrrhrss9rrrdqqrgrssasssfvvv0vvv2
  vvv0rrrdrssdsssarssdstt7rrrfsssbrssbrrsbqrrerrrcsssbrsserssbrrrcttt7vvv0*5,vvv2
  vvv0vvv1*8,uuu4vvv1*7,vvv0*5,vvv2
  vvv0*22,vvv2
  vvv0rssasss9sss8ttt8stt5ttt5sss7ttt5ttt6rsserss9vvv0*8,vvv1vvv0vvv2
  vvv0rrrarssbsstdqrreqrrdrrrarss9sstasss8rrrdrssavvv0*8,vvv2vvv0vvv2
  vvv0*22,vvv2
  uvv0vvv0*21,uuu0
skeletons 358x225
~ IqB6 xt-H 5CPT YqUR hCNB SZm6 XT_0
  qrrbqrrarrsattt3uvv0*19,
  tuu0*9,uvv0*14,
  stt0*9,uvv0*14,
  stt0*22,ttu0
  rss0*23,
  rss0*23,
  tuu0*22,uuu0
  stt0rss0*21,ttu1
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rst0rss0*21,stt1
  uuu0rss0*20,stt0uvv0
